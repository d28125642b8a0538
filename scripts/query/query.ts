import type { Client, QueryArrayConfig } from 'pg'
import { StartRefused } from '../../server/errors.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { withDatabase } from '../open-database.ts'
import { toTable } from '../text-table.ts'

const main = async () => {
  const sql = process.argv.slice(2).join(' ').trim()
  if (!sql) throw new StartRefused('Say what to read: npm run query -- "select email from leads"')
  console.log(await withDatabase({ name: 'query' }, (client) => readOnly(client, sql)))
}

const readOnly = async (client: Client, sql: string): Promise<string> => {
  await client.query(
    "set default_transaction_read_only = on; set statement_timeout = '30s'; set lock_timeout = '5s'",
  )
  try {
    await client.query('begin read only')
    await client.query('savepoint before')
    // An external database may not grant the role; the transaction is read-only anyway.
    await client.query('set local role pg_read_all_data').catch(() => client.query('rollback to before'))
    const { fields, rows } = await client.query<unknown[]>(oneStatement(sql))
    return toTable(
      fields.map(({ name }) => name),
      rows,
    )
  } catch (error) {
    throw new StartRefused(`The query failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The extended protocol takes one statement only, so nothing can end the read-only transaction first. */
const oneStatement = (text: string): QueryArrayConfig & { queryMode: 'extended' } => ({
  text,
  rowMode: 'array',
  queryMode: 'extended',
})

await main().catch(endRefused)
