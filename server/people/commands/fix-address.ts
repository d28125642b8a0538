import { normalizeEmail } from '../../../engine/campaign/form/email-address.ts'
import type { FixAddress } from '../../../engine/campaign/staff/person-commands.ts'
import { codeOf } from '../../errors.ts'
import { whySuppressed } from '../../db/why-suppressed.ts'
import { addressHash } from '../../settings/keys.ts'
import { findByAddress, leadIds } from '../person/person.ts'
import { audit } from './audit.ts'
import { done, nothingToDo, refusal, counted, type Command } from './command.ts'
import { moveAddress } from './move-address.ts'
import { alreadyLeaving, stopRunningMails } from './stop-running-mails.ts'

/** Pending mails go to the new address. What was written to the old one stays as it was. */
export const fixAddress: Command<FixAddress> = async (context, person, asked) => {
  const { client, secret } = context
  const { coach } = person
  const email = validAddress(asked.email)
  if (email === person.email) return nothingToDo(`The address is ${email} already.`)
  const to = { email, addressHash: addressHash(secret, email) }
  if (await findByAddress(client, coach, to.addressHash)) throw alreadyKnown()
  const leads = leadIds(person)
  const leaving = await stopRunningMails(context, leads)
  const reason = await moveAddress(context, { coach, leads, from: person, to }).catch((error: unknown) => {
    throw isTaken(error) ? alreadyKnown() : error
  })
  // A form that is being stored has its link first: it is seen now that ours is written.
  const moved = await findByAddress(client, coach, to.addressHash)
  if (moved && moved.leads.length > leads.length) throw alreadyKnown()
  const { pending, lists } = await stillDue(context, leads)
  await audit(context, person, 'person_address_fixed', { leads: leads.length })
  return done(
    [
      `The address is ${email} now, in ${counted(leads.length, 'sign-up')}.`,
      pending > 0 ? `${counted(pending, 'email')} that waited will go there.` : null,
      alreadyLeaving(leaving, `for ${person.email}`),
      reason && `No email leaves to it: ${whySuppressed[reason]}`,
      lists > 0 ? 'The mailing list still has the old address: change it there.' : null,
    ],
    `Fix the address back to ${person.email}.`,
  )
}

/** Throws `Refused`. */
export const validAddress = (typed: string): string => {
  const email = normalizeEmail(typed)
  if (email === null) throw refusal('email', 'This is not an email address.')
  return email
}

const alreadyKnown = () =>
  refusal('email', 'Somebody of this coach has this address already. Merge the two instead.')

const isTaken = (error: unknown) => error instanceof Error && codeOf(error) === '23505'

const stillDue = async ({ client }: Parameters<typeof fixAddress>[0], leads: string[]) => {
  const { rows } = await client.query<{ pending: number; lists: number }>(
    `select count(*) filter (where state = 'pending' and email is not null)::int as pending,
            count(*) filter (where step = 'mailing-list' and state = 'sent' and config->>'effect' = 'subscribe')::int as lists
     from step_runs where lead_id = any ($1::uuid[])`,
    [leads],
  )
  return rows[0] ?? { pending: 0, lists: 0 }
}
