import { Client as PlainClient } from 'pg'
import { codeOf, StartRefused } from '../errors.ts'
import type { Pool } from '../adapters/postgres.ts'
import { migrationsFolder, programVersion, schemaVersion } from './schema-version.ts'

/** Processes that start together migrate one after the other. */
const migrationLock = 7_061_726_368
/** A migration that waits for a lock blocks everybody behind it, so it waits briefly and retries. */
const lockTimeout = '2s'
const mostTries = 30

/** Safe beside running processes of the version before, and other starts. Throws `StartRefused` for a newer schema. */
export const migrate = async (pool: Pool): Promise<void> => {
  const client = await patientClient(pool)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const version = await schemaVersion(client)
    if (version > programVersion()) throw newer()
    // A standby refuses it, also where nothing is to be migrated.
    await client.query('create schema if not exists drizzle')
    if (version === programVersion()) return
    await client.query(`set lock_timeout = '${lockTimeout}'`)
    await applyWhenFree(client)
  } finally {
    await client.end()
  }
}

const applyWhenFree = async (client: PlainClient): Promise<void> => {
  // A start with nothing to migrate takes half the time without them.
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate: applyMigrations } = await import('drizzle-orm/node-postgres/migrator')
  for (let tries = 1; ; tries++) {
    try {
      return await applyMigrations(drizzle(client), { migrationsFolder })
    } catch (error) {
      if (tries === mostTries || !isLockTimeout(error)) throw error
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '55P03' || isLockTimeout(error.cause))

/** Outside the pool: a migration may take longer than any other statement. */
const patientClient = async (pool: Pool) => {
  const { connectionString, Client = PlainClient } = pool.options
  const client = new (Client as typeof PlainClient)({
    ...(connectionString && { connectionString }),
    connectionTimeoutMillis: 10_000,
    application_name: 'porchlight migrations',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const newer = () =>
  new StartRefused(
    'The database belongs to a newer version of this program; nothing was changed. Start that version, or restore a backup from before the update.',
  )
