import type { Pool, Client } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Clock, WithSite } from '../ports.ts'
import { confirmAddress } from './confirm-address.ts'
import { suppress } from './suppress.ts'
import { mostConfirmations } from './mail-cap.ts'
import { findLink, senderIn, type Sender } from './unsubscribe-link.ts'

export type Again = Sender & { state: 'again' | 'resumed' }

export type Confirmation = Sender & { state: 'confirm' | 'confirmed' }

export type Unsubscriber = ReturnType<typeof createUnsubscriber>

/** Links never expire. All return the coach, null for an unknown link. */
export const createUnsubscriber = (deps: WithSite & { pool: Pool; clock: Clock }) => {
  const sender = (coach: string) => senderIn(deps.releases.current().site, coach)
  return {
    senderOf: async (token: string) => {
      const link = await findLink(deps.pool, token)
      return link && sender(link.coach)
    },
    unsubscribe: async (token: string) => {
      const link = await findLink(deps.pool, token)
      if (!link) return null
      const now = deps.clock.now()
      await inTransaction(deps.pool, (client) => suppress(client, { ...link, reason: 'unsubscribed', now }))
      return sender(link.coach)
    },
    /** Whether the address is confirmed. */
    confirmation: async (token: string): Promise<Confirmation | null> => {
      const link = await findLink(deps.pool, token)
      return link && { ...sender(link.coach), state: link.isConfirmed ? 'confirmed' : 'confirm' }
    },
    confirm: async (token: string): Promise<Confirmation | null> => {
      const link = await findLink(deps.pool, token)
      if (link && !link.isConfirmed) await confirmAddress(deps.pool, link, deps.clock.now())
      return link && { ...sender(link.coach), state: 'confirmed' }
    },
    again: async (token: string): Promise<Again | null> => {
      const link = await findAgain(deps.pool, token)
      return link && { ...sender(link.coach), state: link.state }
    },
    resume: async (token: string): Promise<Again | null> => {
      const link = await findAgain(deps.pool, token)
      if (link?.state === 'again') await resumeMails(deps.pool, token, deps.clock.now())
      return link && { ...sender(link.coach), state: 'resumed' }
    },
  }
}

type AgainLink = { coach: string; state: Again['state'] }

const findAgain = async (pool: Pool, token: string): Promise<AgainLink | null> => {
  if (!/^[\w-]{32}$/.test(token)) return null
  const { rows } = await pool.query<AgainLink & { isOpen: boolean; hasLeft: boolean }>(findAgainLink, [token])
  const link = rows[0]
  if (!link) return null
  // A person who has unsubscribed again since gets another link.
  if (link.hasLeft && !link.isOpen) return null
  return { coach: link.coach, state: link.isOpen ? 'again' : 'resumed' }
}

const findAgainLink = `
select link.coach, coalesce(suppression.confirm_token = $1 and suppression.reason = 'unsubscribed', false) as "isOpen",
       suppression.id is not null as "hasLeft"
from unsubscribe_links link
left join suppressions suppression on suppression.coach = link.coach and suppression.address_hash = link.address_hash
where link.again_token = $1`

/**
 * What the person signed up for while unsubscribed starts now: journeys from their first mail, and suppressed sign-up
 * mails. A journey that they had left, and signed up for again, continues where it stopped. Idempotent.
 */
const resumeMails = (pool: Pool, token: string, now: Date): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ coach: string; addressHash: string; since: Date }>(lift, [
      token,
      now,
    ])
    const person = rows[0]
    if (person) await restart(client, [person.coach, person.addressHash, now], person.since)
  })

const lift = `
with lifted as (
  delete from suppressions where confirm_token = $1 and reason = 'unsubscribed' returning coach, address_hash, created_at
),
confirmed as (
  update unsubscribe_links link set confirmed_at = coalesce(confirmed_at, $2) from lifted
  where link.coach = lifted.coach and link.address_hash = lifted.address_hash
),
audit as (
  insert into audit_log (actor, action, subject, details, created_at)
  select 'visitor', 'mails_resumed', coach, jsonb_build_object('addressHash', address_hash), $2 from lifted
)
select coach, address_hash as "addressHash", created_at as since from lifted`

const restart = async (client: Client, person: unknown[], since: Date) => {
  await client.query(queueSuppressedMails, person)
  await client.query(startJourneys, person)
  await client.query(continueJourneys, [...person, since])
}

// Mails that a journey is about to send are left to the journey. Strangers may have sent many forms: a few mails a day.
const queueSuppressedMails = `
with suppressed as (
  select distinct on (run.lead_id, run.effect_key) run.id, run.created_at
  from step_runs run join leads lead on lead.id = run.lead_id
  where lead.coach = $1 and lead.address_hash = $2 and run.state = 'suppressed' and run.journey_id is null
    and not exists (
      select from user_journeys journey
      join email_sequences mail on mail.campaign_id = journey.campaign_id and mail.position = journey.current_sequence
      where journey.lead_id = run.lead_id and journey.status = 'suppressed' and mail.email = run.email and mail.is_active)
  order by run.lead_id, run.effect_key, run.created_at desc
),
placed as (select id, (row_number() over (order by created_at desc) - 1) / ${mostConfirmations} as day from suppressed)
update step_runs run set state = 'pending', finished_at = null, last_error = null, updated_at = $3::timestamptz,
  next_attempt_at = $3::timestamptz + placed.day * interval '24 hours',
  first_due_at = $3::timestamptz + placed.day * interval '24 hours'
from placed where run.id = placed.id`

// Reminders of an event keep their time; other delays count from now.
const startJourneys = `
update user_journeys journey set
  status = 'active', started_at = $3::timestamptz, updated_at = $3::timestamptz,
  next_email_due_at = case when mail.anchor = 'event' then journey.next_email_due_at
    else $3::timestamptz + (journey.next_email_due_at - journey.started_at) end
from leads lead, user_journeys before
left join email_sequences mail on mail.campaign_id = before.campaign_id and mail.position = before.current_sequence
where before.id = journey.id and lead.id = journey.lead_id and lead.coach = $1 and lead.address_hash = $2
  and journey.status = 'suppressed'`

// The next mail was cancelled when they left.
const continueJourneys = `
with stopped as (
  select journey.id, journey.current_run_id from user_journeys journey join leads lead on lead.id = journey.lead_id
  where lead.coach = $1 and lead.address_hash = $2 and journey.status = 'stopped' and not journey.is_completed
    and exists (select from submissions where lead_id = lead.id and state = 'stored' and created_at >= $4)
),
mails as (
  update step_runs run set state = 'pending', next_attempt_at = $3::timestamptz, first_due_at = $3::timestamptz,
         finished_at = null, last_error = null, updated_at = $3::timestamptz
  from stopped where run.id = stopped.current_run_id and run.state = 'cancelled'
)
update user_journeys journey set status = 'active', updated_at = $3::timestamptz,
  next_email_due_at = greatest(journey.next_email_due_at, $3::timestamptz)
from stopped where journey.id = stopped.id`
