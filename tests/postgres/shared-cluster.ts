import { startCluster } from './cluster.ts'
import { runStatement } from './run-statement.ts'
import { databaseUrl, migrateAt } from './start.ts'

/** Vitest's global setup for tests with a database: one server for all of them, and a migrated database to copy. */
export default async () => {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: async () => {} } : await startCluster(false)
  const template = `test_template_${process.pid}`
  await runStatement(server.url, `create database ${template}`)
  await migrateAt(databaseUrl(server.url, template))
  process.env['TEST_DATABASE_URL'] = server.url
  process.env['TEST_DATABASE_TEMPLATE'] = template
  return async () => {
    await runStatement(server.url, `drop database ${template}`)
    await server.stop()
  }
}
