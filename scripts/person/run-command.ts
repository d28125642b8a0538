import type { Client } from 'pg'
import type * as z from 'zod/mini'
import { Tag, WriteNote } from '../../engine/campaign/staff/person-commands.ts'
import { StartRefused } from '../../server/errors.ts'
import type { Context } from '../../server/people/commands/command.ts'
import { erasePerson } from '../../server/people/commands/erase-person.ts'
import { exportPerson } from '../../server/people/commands/export-person.ts'
import { fixAddress } from '../../server/people/commands/fix-address.ts'
import { mergePeople } from '../../server/people/commands/merge-people.ts'
import { pauseJourney } from '../../server/people/commands/pause-journey.ts'
import { perform } from '../../server/people/commands/perform.ts'
import { resendMail } from '../../server/people/commands/resend-mail.ts'
import { resumeJourney } from '../../server/people/commands/resume-journey.ts'
import { tagPerson, untagPerson } from '../../server/people/commands/tag-person.ts'
import { unsubscribePerson } from '../../server/people/commands/unsubscribe-person.ts'
import { writeNote } from '../../server/people/commands/write-note.ts'
import { findByAddress, leadIds, type Person } from '../../server/people/person/person.ts'
import { addressHash } from '../../server/settings/keys.ts'
import type { Arguments, CommandName } from './arguments.ts'
import type { Answer } from './in-words.ts'

type Settings = Pick<Context, 'secret' | 'now' | 'forgetMails'> & { client: Client }
type Run = (context: Context, person: Person, word: string) => Promise<Answer | null>

/** In one transaction. Throws `StartRefused` and `Refused`. */
export const runCommand = async (
  { client, now, secret, forgetMails }: Settings,
  { command, email, word, coach }: Arguments,
): Promise<Answer> => {
  const person = await findByAddress(client, coach, addressHash(secret, email))
  if (!person) throw new StartRefused(await whyNobody(client, coach, email))
  const context = { client, now, secret, forgetMails, by: { staff: 'operator', ipHash: null } }
  await client.query('begin')
  try {
    const answer = await commands[command](context, person, word)
    await client.query('commit')
    if (answer === null) throw new StartRefused('The person has just been erased.')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Forms in quarantine belong to nobody. */
const whyNobody = async (client: Client, coach: string, email: string): Promise<string> => {
  const { rows } = await client.query<{ forms: number }>(
    'select count(*)::int as forms from submissions where lead_id is null and email = $1 and coach = $2',
    [email, coach],
  )
  const forms = rows[0]?.forms ?? 0
  const where = forms > 0 ? ` In quarantine it has ${forms}: discard them at /staff/queue/quarantined.` : ''
  return `Nobody of ${coach} has this address.${where}`
}

const commands: Record<CommandName, Run> = {
  'fix-address': (context, person, email) => perform(context, person, fixAddress, { email }),
  merge: (context, person, email) => perform(context, person, mergePeople, { email }),
  note: (context, person, text) => perform(context, person, writeNote, checked(WriteNote, { text })),
  tag: (context, person, tag) => perform(context, person, tagPerson, checked(Tag, { tag })),
  untag: (context, person, tag) => perform(context, person, untagPerson, { tag }),
  unsubscribe: (context, person) => perform(context, person, unsubscribePerson, {}),
  pause: async (context, person, campaign) =>
    perform(context, person, pauseJourney, { journey: await journeyIn(context, person, campaign) }),
  resume: async (context, person, campaign) =>
    perform(context, person, resumeJourney, { journey: await journeyIn(context, person, campaign) }),
  resend: async (context, person, mail) =>
    perform(context, person, resendMail, { run: await mailCalled(context, person, mail) }),
  export: (context, person) => perform(context, person, exportPerson, {}),
  erase: (context, person) => perform(context, person, erasePerson, { email: person.email }),
}

const checked = <Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.infer<Schema> => {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw new StartRefused(read.error.issues.map(({ message }) => message).join(' '))
}

/** `campaign`: with or without its coach. */
const journeyIn = async ({ client }: Context, person: Person, campaign: string): Promise<string> => {
  const { rows } = await client.query<{ id: string; campaign: string }>(
    `select journey.id, campaign.campaign from user_journeys journey
     join email_campaigns campaign on campaign.id = journey.campaign_id where journey.lead_id = any ($1::uuid[])`,
    [leadIds(person)],
  )
  const found = rows.find((row) => [row.campaign, row.campaign.split('/')[1]].includes(campaign))
  if (found) return found.id
  throw new StartRefused(`There is no such journey. ${listOf(rows.map((row) => row.campaign))}`)
}

/** The newest one. `mail`: with or without its coach. */
const mailCalled = async ({ client }: Context, person: Person, mail: string): Promise<string> => {
  const { rows } = await client.query<{ id: string; email: string }>(
    `select distinct on (email) id, email from step_runs
     where lead_id = any ($1::uuid[]) and email is not null order by email, created_at desc`,
    [leadIds(person)],
  )
  const found = rows.find(({ email }) => [email, email.split('/')[1]].includes(mail))
  if (found) return found.id
  throw new StartRefused(`The person has had no such email. ${listOf(rows.map(({ email }) => email))}`)
}

const listOf = (names: string[]) =>
  names.length > 0 ? `There are: ${names.toSorted().join(', ')}.` : 'There is none.'
