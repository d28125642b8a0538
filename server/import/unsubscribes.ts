import type { Client } from 'pg'
import { addressHash } from '../settings/keys.ts'
import { suppress } from '../subscriptions/suppress.ts'
import type { SuppressionReason } from '../db/why-suppressed.ts'
import { type ImportSettings, type Importer, BadRow, shortened, validatedEmail } from './validate-row.ts'

type Unsubscribe = { addressHash: string; reason: SuppressionReason }

export const unsubscribeImporter = (
  coach: string,
  { secret, now }: ImportSettings,
): Importer<Unsubscribe> => ({
  validate: (values) => ({
    addressHash: addressHash(secret, validatedEmail(values.email)),
    reason: validatedReason(values.reason),
  }),
  write: async (client, people) => {
    const { rowCount } = await client.query(statement, [JSON.stringify(people), coach, now])
    for (const person of await whoGetMore(client, coach, people))
      await suppress(client, { ...person, coach, now })
    return rowCount ?? 0
  },
})

const reasons: Record<string, SuppressionReason> = {
  '': 'unsubscribed',
  unsubscribed: 'unsubscribed',
  unsubscribe: 'unsubscribed',
  refused: 'refused',
  bounce: 'refused',
  bounced: 'refused',
  cleaned: 'refused',
  complaint: 'complaint',
  complained: 'complaint',
  spam: 'complaint',
  abuse: 'complaint',
}

const validatedReason = (text = ''): SuppressionReason => {
  const reason = reasons[text.toLowerCase()]
  if (!reason)
    throw new BadRow(`"${shortened(text)}" is not a reason. Use one of: unsubscribed, refused, complaint.`)
  return reason
}

const whoGetMore = async (client: Client, coach: string, people: Unsubscribe[]): Promise<Unsubscribe[]> => {
  const { rows } = await client.query<{ hash: string }>(
    `select distinct address_hash as hash from leads where coach = $1 and address_hash = any ($2::text[])
       and (exists (select from user_journeys where lead_id = leads.id and status in ('active', 'paused'))
         or exists (select from step_runs where lead_id = leads.id and (state = 'pending' or step = 'mailing-list')))`,
    [coach, people.map((person) => person.addressHash)],
  )
  const known = new Set(rows.map(({ hash }) => hash))
  return people.filter((person) => known.has(person.addressHash))
}

const statement = `
insert into suppressions (coach, address_hash, reason, created_at)
select distinct on ("addressHash") $2, "addressHash", reason, $3::timestamptz
from jsonb_to_recordset($1::jsonb) as row("addressHash" text, reason text)
order by "addressHash", reason
on conflict (coach, address_hash) do nothing`
