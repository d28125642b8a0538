import { randomUUID } from 'node:crypto'
import { prepared, type Client } from '../../adapters/postgres.ts'
import { addressHash, seatToken, unsubscribeToken } from '../../settings/keys.ts'
import { firstPosition, textOf, type Plan } from './plan.ts'
import type { StoredSubmission, Submission } from './submission.ts'
import { askAgain } from '../mail/ask-again.ts'
import { noteForDigest } from '../mail/digest.ts'
import { mailboxLock } from '../../subscriptions/mail-cap.ts'
import { ownLink } from '../../subscriptions/own-link.ts'
import { refuseWithoutSeat } from '../../events/seats.ts'
import { storeEffects, type StoredEffect } from './store-effects.ts'

export type Release = { id: string; by: string }

export const keyLifeMs = 24 * 3_600_000

/**
 * One statement. Returns null, having written nothing, when the Idempotency-Key is known, or the submission to approve
 * is no longer quarantined. Locks the lead's and the event's row until the transaction ends.
 */
export const storeSubmission = async (
  client: Client,
  submission: Submission,
  plan: Plan,
  { now, secret, release }: { now: Date; secret: string; release?: Release },
): Promise<StoredSubmission | null> => {
  const { campaign, values, idempotency } = submission
  const id = release?.id ?? randomUUID()
  const email = textOf(values['email'])
  const { rows } = await client.query<StoredSubmission & { isStored: boolean }>(
    prepared('store-submission', statement),
    [
      id,
      now,
      idempotency?.scope ?? null,
      idempotency?.fingerprint ?? null,
      new Date(now.getTime() + keyLifeMs),
      campaign.coach,
      campaign.id,
      campaign.rowId,
      email,
      JSON.stringify(values),
      JSON.stringify(submission.attribution),
      submission.quarantined,
      submission.ipHash,
      submission.pagePath,
      submission.requestId,
      plan.lead !== null,
      textOf(values['name']) || null,
      plan.lead?.source ?? null,
      plan.lead ? JSON.stringify(plan.lead.metadata) : null,
      addressHash(secret, email),
      unsubscribeToken(secret, campaign.coach, email),
      plan.consent?.text ?? null,
      plan.consent?.version ?? null,
      plan.journey?.firstMailDueAt ?? null,
      campaign.pageRowId,
      firstPosition(campaign),
      plan.seat?.event ?? null,
      plan.seat ? JSON.stringify(detailsOf(values)) : null,
      plan.seat ? seatToken(secret, plan.seat.event, email) : null,
      release?.by ?? null,
      plan.seat?.isExtra ?? false,
      submission.source ?? null,
      campaign.doubleOptIn ?? false,
      mailboxLock(secret, email),
    ],
  )
  const row = rows[0]
  return row?.isStored ? row : null
}

const detailsOf = ({ name: _name, email: _email, ...details }: Submission['values']) => details

// Locks follow one order, also in an erasure: key or quarantined submission, lead, the address at its coach, its mailbox, link,
// registration, event. A part that must follow another reads from it.
const statement = `
with key as (
  insert into idempotency_keys as known (scope, fingerprint, submission_id, expires_at, created_at)
  select $3, $4, $1, $5, $2 where $3::text is not null
  on conflict (scope) do update
    set fingerprint = excluded.fingerprint, submission_id = excluded.submission_id,
        expires_at = excluded.expires_at, created_at = excluded.created_at
    where known.expires_at <= $2
  returning scope
),
quarantined as (select from submissions where $30::text is not null and id = $1::uuid and state = 'held' for update),
allowed as (
  select 1
  where case when $30::text is null then $3::text is null or exists (select from key) else exists (select from quarantined) end
),
lead as (
  insert into leads as known (email, name, source, metadata, campaign_id, coach, address_hash, created_at, updated_at)
  select $9, $17, $18, $19::jsonb, $8::uuid, $6, $20, $2, $2 from allowed where $16
  on conflict (campaign_id, email) do update
    set name = coalesce(excluded.name, known.name), source = excluded.source, metadata = excluded.metadata,
        coach = excluded.coach, address_hash = excluded.address_hash, updated_at = excluded.updated_at
  returning id
),
submission as (
  insert into submissions (id, coach, campaign, campaign_id, lead_id, email, values, attribution, state, held_reason,
                           held_consent, ip_hash, page_path, request_id, created_at, source)
  select $1::uuid, $6, $7, $8::uuid, (select id from lead), $9, $10::jsonb, $11::jsonb,
         case when $12::text is null then 'stored' else 'held' end, $12, case when $12::text is not null then $22::text end, $13, $14, $15, $2, $32
  from allowed
  on conflict (id) do update
    set state = excluded.state, lead_id = excluded.lead_id, held_consent = null, released_at = $2, released_by = $30
  returning id
),
consent as (
  insert into consents (submission_id, lead_id, campaign_id, text, text_version, page_path, ip_hash, created_at)
  select submission.id, lead.id, $8::uuid, $22, $23, $14, $13, $2 from submission, lead where $22::text is not null
),
link as (
  insert into unsubscribe_links (token, coach, address_hash, created_at) select $21, $6, $20, $2 from lead
  where pg_advisory_xact_lock(hashtextextended($21, 0)) is not null
    and pg_advisory_xact_lock(hashtextextended($34, 0)) is not null${ownLink}
  returning token
),
suppression as (
  select min(reason) as reason from suppressions
  where coach = $6 and address_hash = $20
),
confirmation as (
  select $33::boolean and not exists (
    select from unsubscribe_links where coach = $6 and address_hash = $20 and confirmed_at is not null) as is_missing
),
journey as (
  insert into user_journeys (lead_id, campaign_id, page_id, current_sequence, next_email_due_at, status, started_at,
                             created_at, updated_at)
  select lead.id, $8::uuid, $25::uuid, $26::int, $24::timestamptz,
         case when suppression.reason is not null then 'suppressed'
              when confirmation.is_missing then 'unconfirmed' else 'active' end, $2, $2, $2
  from lead, suppression, confirmation where $24::timestamptz is not null
  on conflict (lead_id, campaign_id) do nothing
  returning id
),
registration as (
  insert into registrations (event, campaign_id, lead_id, submission_id, email, details, cancel_token, created_at)
  select $27::text, $8::uuid, lead.id, $1::uuid, $9, $28::jsonb, $29, $2
  from lead, (select count(*) from link) after_link where $27::text is not null
  on conflict (event, email) do nothing
  returning event
),
seat as (
  update events set taken = taken + 1, updated_at = $2
  from registration where events.id = registration.event and (taken < capacity or $31)
  returning capacity - taken as left
)
select $1::uuid as id, (select id from lead) as "leadId", (select id from journey) as "journeyId",
       suppression.reason as suppression, confirmation.is_missing as "isUnconfirmed", exists (select from submission) as "isStored",
       exists (select from registration) as "isFirstContact", (select seat.left from seat) as "seatsLeft"
from suppression, confirmation`

export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

export type WrittenSubmission = { submissionId: string; effects: StoredEffect[]; seatsLeft: number | null }

/**
 * Must run in one transaction. Returns null, having written nothing, when the Idempotency-Key is known, or the
 * submission to approve is no longer quarantined. Throws `SeatRefused` and `AddressRefused`.
 */
export const writeSubmission = async (
  client: Client,
  submission: Submission,
  plan: Plan,
  options: {
    now: Date
    secret: string
    release?: Release
    needsMail?: boolean
  },
): Promise<WrittenSubmission | null> => {
  const { now } = options
  const stored = await storeSubmission(client, submission, plan, options)
  if (!stored) return null
  if (options.needsMail && stored.suppression === 'refused')
    throw new AddressRefused('Mail to this address was refused.')
  if (plan.seat) refuseWithoutSeat(plan.seat, stored)
  const effects =
    plan.effects.length > 0 ? await storeEffects(client, submission, stored, plan.effects, now) : []
  if (plan.digest) {
    const { coach, id: campaign } = submission.campaign
    await noteForDigest(client, { id: stored.id, coach, campaign, now })
  }
  await askAgain(client, submission, stored, plan, now)
  return { submissionId: stored.id, effects, seatsLeft: stored.seatsLeft }
}
