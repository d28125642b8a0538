import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { StartRefused } from '../../server/errors.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { addMember, addToken, listMembers, removeMember } from '../../server/staff/members.ts'
import { withDatabase } from '../open-database.ts'
import { toTable } from '../text-table.ts'

const usage = `Say what to do:
  npm run staff -- add EMAIL [--coach SLUG]   names a member; with a coach, they see that one alone
  npm run staff -- token EMAIL                a token for the member's programs, shown once
  npm run staff -- remove EMAIL               ends the member's sessions and tokens
  npm run staff -- list`

const main = async () => {
  const { positionals, values } = readArguments()
  const [command, address = ''] = positionals
  if (command !== 'list' && (command === undefined || !Object.hasOwn(commands, command)))
    throw new StartRefused(usage)
  const email = normalizeEmail(address)
  if (command !== 'list' && email === null) throw new StartRefused(`This is not an e-mail address.\n${usage}`)
  const coach = values.coach ?? null
  if (coach !== null && !existsSync(join('campaigns', coach, 'coach.yaml')))
    throw new StartRefused('--coach must be the name of a folder in campaigns.')
  const run = commands[command] ?? list
  console.log(await withDatabase({ name: 'staff' }, (client) => run(client, email ?? '', coach)))
}

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { coach: { type: 'string' } } })
  } catch {
    throw new StartRefused(usage)
  }
}

const list = async (client: Client): Promise<string> => {
  const members = await listMembers(client)
  const rows = members.map(({ email, coach, tokens }) => [email, coach ?? 'all', tokens])
  return toTable(['member', 'coach', 'tokens'], rows)
}

const commands: Record<string, (client: Client, email: string, coach: string | null) => Promise<string>> = {
  list,
  add: async (client, email, coach) => {
    await addMember(client, email, coach)
    return `${email} is a member of staff${coach === null ? '' : ` for ${coach}`}.`
  },
  token: async (client, email) => {
    const token = await addToken(client, email)
    if (token === null) throw unknown()
    return `${token}\nIt is shown only once: copy it now. Send it as "Authorization: Bearer ...".`
  },
  remove: async (client, email) => {
    if (!(await removeMember(client, email))) throw unknown()
    return `${email} is no member of staff any more.`
  },
}

const unknown = () => new StartRefused('There is no such member: see npm run staff -- list')

await main().catch(endRefused)
