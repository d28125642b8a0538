import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client as PlainClient } from 'pg'
import type { Client, Pool } from '../adapters/postgres.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** `version`: when it was made, in milliseconds. */
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
