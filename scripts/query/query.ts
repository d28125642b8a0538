import { Client } from 'pg'
import type { QueryArrayConfig } from 'pg'
import { embeddedPostgresUrl } from '../../server/adapters/embedded-postgres/embedded-postgres.ts'
import { readSettings } from '../../server/settings/env.ts'
import { StartRefused } from '../../server/errors.ts'
import { endRefused, loadEnvironment } from '../../server/process/process-life.ts'
import { toTable } from '../text-table.ts'

/** `npm run query -- "select ..."`: one statement that can only read, while the product runs. */
const main = async () => {
  const sql = process.argv.slice(2).join(' ').trim()
  if (!sql) throw new StartRefused('Say what to read: npm run query -- "select email from leads"')
  const settings = readSettings(loadEnvironment())
  const url = settings.databaseUrl ?? embeddedPostgresUrl(settings.dataDir)
  if (!url)
    throw new StartRefused(
      `There is no database in ${settings.dataDir} yet: run "npm start" first, or set DATA_DIR to where it is.`,
    )
  const { fields, rows } = await readOnly(url, sql)
  console.log(toTable(fields, rows))
}

const readOnly = async (url: string, sql: string) => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    options: '-c default_transaction_read_only=on -c statement_timeout=30s -c lock_timeout=5s',
  })
  client.on('error', () => undefined)
  await client.connect().catch(() => {
    throw new StartRefused('The database does not run: start the product first, with "npm start".')
  })
  try {
    await client.query('begin read only')
    await client.query('savepoint before')
    // A role that may only read; a database of one's own may not allow taking it, the transaction is read-only anyhow.
    await client.query('set local role pg_read_all_data').catch(() => client.query('rollback to before'))
    const { fields, rows } = await client.query<unknown[]>(oneStatement(sql))
    return { fields: fields.map(({ name }) => name), rows }
  } catch (error) {
    throw new StartRefused(`Not answered: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await client.end()
  }
}

/** The extended protocol takes one statement only, so nothing can end the read-only transaction first. */
const oneStatement = (text: string): QueryArrayConfig & { queryMode: 'extended' } => ({
  text,
  rowMode: 'array',
  queryMode: 'extended',
})

await main().catch(endRefused)
