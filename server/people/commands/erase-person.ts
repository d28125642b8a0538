import { normalizeEmail } from '../../../engine/campaign/form/email-address.ts'
import type { ErasePerson, Erased } from '../../../engine/campaign/staff/person-commands.ts'
import { isTaggedSql, mailboxOf, mailboxSql } from '../../db/mailbox.ts'
import { everyAddress } from '../person/every-address.ts'
import { goneBefore } from '../person/gone-leads.ts'
import { leadIds, type Person } from '../person/person.ts'
import { addressHash as hashOf } from '../../settings/keys.ts'
import { audit } from './audit.ts'
import { eraseAtLists } from './erase-at-lists.ts'
import { counted, done, refusal, type Command, type Context } from './command.ts'
import { alreadyLeaving } from './stop-running-mails.ts'

/**
 * Deletes every row of the person with that coach; mails that have not left stay here. What remains: the hash of an address that wants no
 * mail, and that somebody was erased, with ids of leads and forms that no other row has: a restore finds in an older backup by them who is
 * to go.
 */
export const erasePerson: Command<ErasePerson, Erased> = async (context, person, asked) => {
  const lists = await eraseAtLists(context, person)
  const erased = await eraseHere(context, person, asked)
  const said = lists > 0 ? ['The mailing list is asked to delete the person there, too.'] : []
  return { ...erased, said: [...erased.said, ...said] }
}

/** Who is on a mailing list stays there. */
export const eraseHere: Command<ErasePerson, Erased> = async (context, person, { email }) => {
  const { client, secret, forgetMails } = context
  const { coach, addressHash } = person
  if (normalizeEmail(email) !== person.email)
    throw refusal('email', 'This is not the address of the person: type it as it is shown.')
  const leads = leadIds(person)
  const { leaving, hooks, notices } = await lookOutside(context, leads)
  const gone = [...leads, ...(await goneBefore(client, leads))]
  const forms = await onceQuarantined(client, person)
  const addresses = await everyAddress(client, person)
  await client.query('delete from leads where id = any ($1::uuid[])', [leads])
  await client.query('delete from submissions where lead_id is null and email = $1 and coach = $2', [
    person.email,
    coach,
  ])
  await client.query('delete from unsubscribe_links where coach = $1 and address_hash = $2', [
    coach,
    addressHash,
  ])
  await client.query(`delete from done_tokens where email = any ($1::text[]) and campaign like $2 || '/%'`, [
    addresses,
    coach,
  ])
  const keptHash = await keepSuppression(context, coach, addressHash)
  for (const address of addresses) {
    await forgetHash(context, coach, hashOf(secret, address))
    await forgetMails?.(address)
  }
  await audit(context, person, 'person_erased', {
    leads: leads.length,
    gone,
    ...(forms.length > 0 && { forms }),
    ...(keptHash && { wantsNoMail: true }),
  })
  const others = await sameMailbox(client, person)
  const result = done(
    [
      `Everything stored about this person with ${coach} is deleted, from ${counted(leads.length, 'sign-up')}.`,
      keptHash
        ? 'A hash of the address remains, so that it gets no email: the person had asked for none.'
        : null,
      alreadyLeaving(leaving, 'and may arrive'),
      others.length > 0
        ? `Not erased, though their mail arrives in the same mailbox: ${others.join(', ')}. Erase them, too, if they are the person's.`
        : null,
    ],
    null,
  )
  return { ...result, byHand: byHand({ hooks, notices }) }
}

/** In an older backup they may belong to nobody yet. */
const onceQuarantined = async (client: Context['client'], person: Person): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select id from submissions where lead_id = any ($1::uuid[]) and released_at is not null
     union select id from submissions where lead_id is null and email = $2 and coach = $3`,
    [leadIds(person), person.email, person.coach],
  )
  return rows.map(({ id }) => id)
}

/** Other addresses of the mailbox, such as ann+fair@. */
const sameMailbox = async (client: Context['client'], { coach, email }: Person): Promise<string[]> => {
  const { rows } = await client.query<{ email: string }>(
    `select email from leads where coach = $1 and email <> $2 and ${isTaggedSql('email')} and ${mailboxSql('email')} = $3
     union select email from leads where coach = $1 and email <> $2 and email = $3 order by 1`,
    [coach, email, mailboxOf(email)],
  )
  return rows.map((row) => row.email)
}

type Outside = { leaving: number; hooks: string[]; notices: boolean }

const lookOutside = async ({ client }: Context, leads: string[]): Promise<Outside> => {
  const { rows } = await client.query<Outside>(
    `select count(*) filter (where state = 'running' and handed_over_at is not null)::int as leaving,
            coalesce(array_agg(distinct provider) filter (where step = 'webhook' and attempts > 0), '{}') as hooks,
            coalesce(bool_or(step = 'notify' and attempts > 0), false)
              or exists (select from coach_notices notice join submissions form on form.id = notice.submission_id
                         where form.lead_id = any ($1::uuid[]) and notice.step_run_id is not null) as notices
     from step_runs where lead_id = any ($1::uuid[])`,
    [leads],
  )
  return rows[0] ?? { leaving: 0, hooks: [], notices: false }
}

/** Whoever is erased. */
export const alwaysByHand: readonly string[] = [
  'Email service: its logs and its own list of suppressed addresses.',
  'Backups of the database, until they are old enough to be deleted (a restore erases the person again); exports and CSV files that staff downloaded.',
]

const byHand = ({ hooks, notices }: Omit<Outside, 'leaving'>): string[] => [
  ...hooks.map((hook) => `${hook.replace(/^webhook:/, '')}: it was sent the answers by a webhook.`),
  ...(notices ? ['The mailbox of the coach: notices and digests name the person.'] : []),
  ...alwaysByHand,
]

/** Without the token of a question that is open: who comes back signs up afresh. */
const keepSuppression = async ({ client }: Context, coach: string, hash: string): Promise<boolean> => {
  await client.query(
    `delete from suppressions where coach = $1 and address_hash = $2 and reason = 'refused'`,
    [coach, hash],
  )
  const { rowCount } = await client.query(
    `update suppressions set confirm_token = null, confirm_asked_at = null where coach = $1 and address_hash = $2`,
    [coach, hash],
  )
  return rowCount !== 0
}

/** Rows about mails that staff wrote remain, but nobody can tell to whom. */
const forgetHash = async ({ client }: Context, coach: string, hash: string) => {
  await client.query(`update audit_log set subject = null where subject = $1 and details->>'coach' = $2`, [
    hash,
    coach,
  ])
  await client.query(
    `update audit_log set details = details - 'addressHash'
     where subject = $1 and action = 'mails_resumed' and details->>'addressHash' = $2`,
    [coach, hash],
  )
}
