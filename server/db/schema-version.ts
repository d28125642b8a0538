import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client as PlainClient } from 'pg'
import type { Client, Pool } from '../adapters/postgres.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

export type Migration = { version: number; hash: string; statements: string[] }

let known: Migration[] | undefined

export const migrations = (): Migration[] =>
  (known ??= readMigrationFiles({ migrationsFolder }).map(({ sql, folderMillis, hash }) => ({
    version: folderMillis,
    hash,
    statements: sql,
  })))

export const programVersion = (): number => Math.max(...migrations().map(({ version }) => version))

export const schemaVersion = async (database: Pool | Client | PlainClient): Promise<number> => {
  const table = await database.query<{ known: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as known`,
  )
  if (!table.rows[0]?.known) return 0
  const { rows } = await database.query<{ version: string | null }>(
    'select max(created_at) as version from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.version ?? 0)
}

/** Whether the schema is at least this program's, and a commit reaches the disk. Throws the database's error. */
export const canStore = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ version: string | null; isWritable: boolean }>(probe)
  return rows[0] !== undefined && rows[0].isWritable && Number(rows[0].version) >= programVersion()
}

// The message belongs to no table, yet its commit is written to disk.
const probe = `
select version, "isWritable", case when "isWritable" then pg_logical_emit_message(true, 'porchlight', '') end as written
from (select (select max(created_at) from drizzle.__drizzle_migrations) as version,
             not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable") as state`
