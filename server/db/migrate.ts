import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client as PlainClient } from 'pg'
import { StartRefused } from '../errors.ts'
import type { Client, Pool } from '../adapters/postgres.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Any number that no other program takes: processes that start together migrate one after the other. */
const migrationLock = 7_061_726_368

/**
 * Brings the schema up to this program. Safe when several processes start at once. Throws `StartRefused`, and changes
 * nothing, when the schema was made by a newer program.
 */
export const migrate = async (pool: Pool): Promise<void> => {
  const client = await patientClient(pool)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(client)
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Whether the schema is exactly the one this program knows. */
export const isMigrated = async (pool: Pool): Promise<boolean> =>
  (await schemaVersion(pool)) === programVersion()

/** A connection outside the pool: a migration and the wait for its lock may take longer than any other statement. */
const patientClient = async (pool: Pool) => {
  const { connectionString } = pool.options
  const client = new PlainClient({
    ...(connectionString && { connectionString }),
    connectionTimeoutMillis: 10_000,
    application_name: 'porchlight migrations',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const refuseNewer = async (client: PlainClient) => {
  if ((await schemaVersion(client)) <= programVersion()) return
  throw new StartRefused(
    'The database belongs to a newer version of this program; nothing was changed. Start that version, or restore a backup from before the update.',
  )
}

const schemaVersion = async (database: Pool | Client | PlainClient): Promise<number> => {
  const table = await database.query<{ known: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as known`,
  )
  if (!table.rows[0]?.known) return 0
  const { rows } = await database.query<{ version: string | null }>(
    'select max(created_at) as version from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.version ?? 0)
}

const programVersion = (): number => {
  // drizzle-kit writes this file; its entries are in order.
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return Math.max(...journal.entries.map((entry) => entry.when))
}
