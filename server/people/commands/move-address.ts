import { seatToken, unsubscribeToken } from '../../settings/keys.ts'
import { suppress } from '../../subscriptions/suppress.ts'
import { ownLink } from '../../subscriptions/own-link.ts'
import type { SuppressionReason } from '../../db/why-suppressed.ts'
import type { Context } from './command.ts'

type Address = { email: string; addressHash: string }

/** `leads`: those that get the address. */
export type Move = { coach: string; leads: string[]; from: Address; to: Address }

/**
 * Gives everything of one address of a coach another address. Mails that left keep theirs in the delivery log, and stored forms what
 * was typed. Both addresses must be locked. Returns the suppression that holds for the new address.
 */
export const moveAddress = async (context: Context, move: Move): Promise<SuppressionReason | null> => {
  const { client, now, secret } = context
  const { coach, leads, from, to } = move
  await client.query(moveDeliveries, [leads, to.email, now])
  await client.query(moveLinks, [coach, from.addressHash, to.addressHash])
  await client.query(newLink, [unsubscribeToken(secret, coach, to.email), coach, to.addressHash, now])
  await moveSeats(context, move)
  await client.query(moveFormsWithoutLead, [coach, from.email, to.email])
  await client.query(moveForms, [leads, to.email])
  await client.query(moveLeads, [leads, to.email, to.addressHash, now])
  return moveSuppression(context, move)
}

const moveDeliveries = `
update delivery_log set email_address = $2, updated_at = $3 from step_runs run
where run.id = delivery_log.step_run_id and run.lead_id = any ($1::uuid[]) and delivery_log.status = 'pending'`

const moveLinks = `update unsubscribe_links set address_hash = $3 where coach = $1 and address_hash = $2`

const newLink = `
insert into unsubscribe_links (token, coach, address_hash, created_at) values ($1, $2, $3, $4)${ownLink}`

const moveForms = `
update submissions set email = $2 where lead_id = any ($1::uuid[]) and email <> $2`

// Their approval goes by what was typed.
const moveFormsWithoutLead = `
update submissions set email = $3::text,
  values = case when state = 'held' then values || jsonb_build_object('email', $3::text) else values end
where coach = $1 and email = $2 and lead_id is null`

const moveLeads = `
update leads set email = $2, address_hash = $3, updated_at = $4 where id = any ($1::uuid[]) and email <> $2`

/** The token of a seat comes from the address: mails from now on have the new one. */
const moveSeats = async ({ client, secret }: Context, { leads, to }: Move) => {
  const { rows } = await client.query<{ id: string; event: string }>(
    'select id, event from registrations where lead_id = any ($1::uuid[]) and email <> $2 order by id',
    [leads, to.email],
  )
  for (const { id, event } of rows)
    await client.query('update registrations set email = $2, cancel_token = $3 where id = $1', [
      id,
      to.email,
      seatToken(secret, event, to.email),
    ])
}

type Suppression = {
  reason: SuppressionReason
  confirmToken: string | null
  confirmAskedAt: Date | null
  createdAt: Date
}

/** That an address is refused says nothing about another one; what the person has said holds for both. */
const moveSuppression = async ({ client, now }: Context, { coach, from, to }: Move) => {
  const { rows } = await client.query<Suppression>(
    `update suppressions set confirm_token = null, confirm_asked_at = null from suppressions before
     where suppressions.id = before.id and before.coach = $1 and before.address_hash = $2 and before.reason <> 'refused'
     returning before.reason, before.confirm_token as "confirmToken", before.confirm_asked_at as "confirmAskedAt",
               before.created_at as "createdAt"`,
    [coach, from.addressHash],
  )
  const [left] = rows
  if (left)
    await client.query(
      `insert into suppressions (coach, address_hash, reason, confirm_token, confirm_asked_at, created_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (coach, address_hash) do update
         set reason = excluded.reason, confirm_token = excluded.confirm_token, confirm_asked_at = excluded.confirm_asked_at
         where suppressions.reason = 'unsubscribed'`,
      [coach, to.addressHash, left.reason, left.confirmToken, left.confirmAskedAt, left.createdAt],
    )
  const { rows: known } = await client.query<{ reason: SuppressionReason }>(
    'select reason from suppressions where coach = $1 and address_hash = $2',
    [coach, to.addressHash],
  )
  const reason = known[0]?.reason ?? null
  if (reason) await suppress(client, { coach, addressHash: to.addressHash, reason, now })
  return reason
}
