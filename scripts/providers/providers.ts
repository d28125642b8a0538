import type { Client } from 'pg'
import { StartRefused } from '../../server/errors.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { probeProvider } from '../../server/staff/probe-provider.ts'
import { withDatabase } from '../open-database.ts'
import { toTable } from '../text-table.ts'

const usage = `Say what to do:
  npm run providers -- list            suspended providers, why, and when each is tried again
  npm run providers -- try PROVIDER    tries it now, such as "mail" or "webhook:hooks.example.com"`

const main = async () => {
  const [command = '', provider = ''] = process.argv.slice(2)
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!run || (command !== 'list' && provider === '')) throw new StartRefused(usage)
  console.log(await withDatabase({ name: 'providers' }, (client) => run(client, provider)))
}

const list = async (client: Client): Promise<string> => {
  const { rows } = await client.query<unknown[]>({ text: selectSuspended, rowMode: 'array' })
  return rows.length === 0
    ? 'No provider is suspended.'
    : toTable(['provider', 'fault', 'since', 'next try'], rows)
}

const selectSuspended = `
select name, trouble, opened_at, open_until from providers where state = 'open' order by opened_at, name`

const commands: Record<string, (client: Client, provider: string) => Promise<string>> = {
  list,
  try: async (client, provider) => {
    const press = { staff: 'operator', coaches: null, ipHash: null, now: new Date() }
    if (await probeProvider(client, provider, press))
      return `A running server tries ${provider} now; npm run providers -- list shows whether it is suspended still.`
    throw new StartRefused(
      `${provider} is not suspended, is being tried already, or nothing is due for it: see npm run providers -- list`,
    )
  },
}

await main().catch(endRefused)
