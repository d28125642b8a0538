import { createPool } from '../../server/adapters/postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import { startCluster } from './cluster.ts'
import { runStatement } from './run-statement.ts'

/** A database for one test file. `stop` drops it. */
export type TestDatabase = { url: string; stop: () => Promise<void> }

/**
 * A database on the server of `TEST_DATABASE_URL`, or on a new one. `isMigrated`: with the product's tables, copied from
 * `TEST_DATABASE_TEMPLATE` if it is set.
 */
export const startTestDatabase = async ({
  durable = false,
  isMigrated = false,
} = {}): Promise<TestDatabase> => {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: async () => {} } : await startCluster(durable)
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const template = isMigrated ? process.env['TEST_DATABASE_TEMPLATE'] : undefined
  await runStatement(server.url, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = databaseUrl(server.url, name)
  if (isMigrated && !template) await migrateAt(url)
  return {
    url,
    stop: async () => {
      await runStatement(server.url, `drop database if exists ${name} with (force)`)
      await server.stop()
    },
  }
}

export const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export const migrateAt = async (url: string): Promise<void> => {
  const pool = createPool(url)
  await migrate(pool)
  await pool.end()
}
