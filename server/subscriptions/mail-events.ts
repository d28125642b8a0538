import { z } from 'zod'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import type { SignatureHeaders } from '../adapters/signed-webhook.ts'
import type { Client, Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Clock } from '../ports.ts'
import { addressHash } from '../settings/keys.ts'
import { suppress } from './suppress.ts'

export const MailEvent = z
  .object({
    type: z.enum(['bounce', 'complaint']),
    messageId: z.string().min(1).max(998).optional(),
    email: z
      .string()
      .max(320)
      .transform((text) => normalizeEmail(text) ?? undefined)
      .optional(),
    permanent: z.boolean().default(true),
  })
  .refine(({ messageId, email }) => messageId !== undefined || email !== undefined)

/** `permanent`: the address never takes mail. Identified by Message-ID or address. */
export type MailEvent = z.infer<typeof MailEvent>

export type MailEvents = ReturnType<typeof createMailEvents>

type Person = { coach: string; addressHash: string }

/** A permanent bounce or a complaint suppresses the address for that coach. */
export const createMailEvents = (deps: {
  pool: Pool
  clock: Clock
  secret: string
  isGenuine: (raw: Buffer, headers: SignatureHeaders) => boolean
}) => ({
  isGenuine: deps.isGenuine,
  /** `id`: the same for every repetition of the report. */
  take: (id: string, event: MailEvent) =>
    inTransaction(deps.pool, async (client) => {
      const now = deps.clock.now()
      const people = await peopleOf(client, event, deps.secret)
      const isTemporary = event.type === 'bounce' && !event.permanent
      const { rowCount } = await client.query(record, [
        id,
        isTemporary ? 'soft_bounce' : event.type,
        people[0]?.coach ?? null,
        now,
      ])
      if (rowCount === 0 || isTemporary) return
      const reason = event.type === 'bounce' ? 'refused' : 'complaint'
      for (const person of people) await suppress(client, { ...person, reason, now })
      if (event.type === 'bounce' && event.messageId)
        await client.query(markReturned, [stepRunOf(event.messageId), now])
    }),
})

const record = `
insert into mail_events (id, type, coach, created_at) values ($1, $2, $3, $4) on conflict (id) do nothing`

const markReturned = `
update delivery_log set status = 'failed', error = 'The mail bounced: the address does not accept it.', updated_at = $2
where step_run_id = $1::uuid and status in ('sent', 'unknown')`

/** A Message-ID identifies one mail and its coach; an address alone counts for every coach that knows it. */
const peopleOf = async (
  client: Client,
  { messageId, email }: MailEvent,
  secret: string,
): Promise<Person[]> => {
  const stepRun = messageId === undefined ? null : stepRunOf(messageId)
  if (stepRun !== null) {
    const { rows } = await client.query<Person>(byStepRun, [stepRun])
    if (rows.length > 0) return rows
  }
  if (email === undefined) return []
  const { rows } = await client.query<Person>(byAddress, [addressHash(secret, email)])
  return rows
}

// Ordered: two reports of one person must not deadlock.
const byAddress = `
select distinct coach, address_hash as "addressHash" from leads where address_hash = $1 order by coach`
const byStepRun = `
select run.coach, lead.address_hash as "addressHash"
from step_runs run join leads lead on lead.id = run.lead_id where run.id = $1::uuid and run.email is not null`

/** The outbox row of one of our mails; null: it has none. */
export const stepRunOf = (messageId: string): string | null =>
  /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(messageId.trim())?.[1] ?? null
