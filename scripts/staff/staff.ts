import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import { staffRoles } from '../../engine/campaign/schema/staff-file.ts'
import type { StaffRole } from '../../engine/campaign/schema/staff-file.ts'
import { StartRefused } from '../../server/errors.ts'
import { endRefused } from '../../server/process/process-life.ts'
import { readLiveManifest } from '../../server/release/read-live-manifest.ts'
import {
  addMember,
  addToken,
  listMembers,
  removeMember,
  signOutEverywhere,
} from '../../server/staff/members.ts'
import { linkLife, linkOf, newLink } from '../../server/staff/sign-in.ts'
import { withDatabase } from '../open-database.ts'
import { readPublicOrigin } from '../public-origin.ts'
import { toTable } from '../text-table.ts'

const usage = `Say what to do:
  npm run staff -- list
  npm run staff -- link EMAIL       prints a sign-in link, where mail is down
  npm run staff -- sign-out EMAIL   ends all sessions and links of a person
  npm run staff -- add EMAIL [--coach SLUG] [--role owner|editor|viewer]
                                    names somebody beside campaigns/staff.yaml; with a coach, they see that one alone
  npm run staff -- token EMAIL      a token for the programs of somebody added, shown once, for a year
  npm run staff -- remove EMAIL     takes away who was added, with sessions and tokens`

type Asked = { email: string; coach: string | null; role: StaffRole }

const main = async () => {
  const { positionals, values } = readArguments()
  const [command, address = ''] = positionals
  if (command !== 'list' && (command === undefined || !Object.hasOwn(commands, command)))
    throw new StartRefused(usage)
  const email = normalizeEmail(address)
  if (command !== 'list' && email === null) throw new StartRefused(`This is not an email address.\n${usage}`)
  const coach = values.coach ?? null
  if (coach !== null && !existsSync(join('campaigns', coach, 'coach.yaml')))
    throw new StartRefused('--coach must be the name of a folder in campaigns.')
  const role = staffRoles.find((each) => each === (values.role ?? 'owner'))
  if (!role) throw new StartRefused(`--role must be one of ${staffRoles.join(', ')}.`)
  const run = commands[command] ?? list
  console.log(
    await withDatabase({ name: 'staff' }, (client) => run(client, { email: email ?? '', coach, role })),
  )
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { coach: { type: 'string' }, role: { type: 'string' } },
    })
  } catch {
    throw new StartRefused(usage)
  }
}

const inFile = () => readLiveManifest('dist')?.staff ?? []
const isInFile = (email: string) => inFile().some((person) => normalizeEmail(person.email) === email)

const list = async (client: Client): Promise<string> => {
  const added = (await listMembers(client)).filter(({ email }) => !isInFile(email))
  const rows = [
    ...inFile().map(({ email, role, coaches }) => [
      email,
      role,
      [coaches].flat().join(', '),
      'staff.yaml',
      0,
    ]),
    ...added.map(({ email, role, coach, tokens }) => [email, role, coach ?? 'all', 'added', tokens]),
  ]
  return toTable(['person', 'role', 'coaches', 'named by', 'tokens'], rows)
}

const commands: Record<string, (client: Client, asked: Asked) => Promise<string>> = {
  list,
  link: async (client, { email }) => {
    const isAdded = (await listMembers(client)).some((member) => member.email === email)
    if (!isAdded && !isInFile(email)) throw unknown()
    const token = await newLink(client, { staff: email, now: new Date(), life: linkLife.mailed })
    return `${linkOf(readPublicOrigin(), token)}\nIt works once, for fifteen minutes.`
  },
  'sign-out': async (client, { email }) => {
    await signOutEverywhere(client, email)
    return `${email} is signed out everywhere.`
  },
  add: async (client, { email, coach, role }) => {
    await addMember(client, { email, coach, role })
    const more = isInFile(email) ? ' What campaigns/staff.yaml says of them takes precedence.' : ''
    return `${email} is on the staff as ${role}${coach === null ? '' : ` for ${coach}`}.${more}`
  },
  token: async (client, { email }) => {
    const token = await addToken(client, email, new Date())
    if (token === null) throw unknown()
    return `${token}\nIt is shown only once, and works for a year: copy it now. Send it as "Authorization: Bearer ...".`
  },
  remove: async (client, { email }) => {
    if (await removeMember(client, email)) return `${email} is not on the staff any more.`
    throw isInFile(email)
      ? new StartRefused(`${email} is named in campaigns/staff.yaml: take the entry out there.`)
      : unknown()
  },
}

const unknown = () => new StartRefused('There is no such person: see npm run staff -- list')

await main().catch(endRefused)
