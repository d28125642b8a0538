import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Client } from '../adapters/postgres.ts'
import { enqueue } from '../pipeline/outbox/enqueue.ts'
import { whySuppressedSql } from './why-suppressed.ts'
import { patience } from './next-mail.ts'

export type Overbooked = { event: string; taken: number; capacity: number }

type Change = {
  id: string
  sequence: number
  kind: 'moved' | 'cancelled'
  formerStart: string | null
  formerPlace: string | null
  isReported: boolean
}

/**
 * Runs under the lock of syncSite. A changed time, place or status increments the calendar's sequence and notifies each
 * guest. Events of `among` (rows of campaigns; null: all) that no file has any more are withdrawn and keep their guests.
 * Returns the events that have fewer seats than guests.
 */
export const syncEvents = async (
  client: Client,
  site: ServedSite,
  among: string[] | null,
  now: Date,
): Promise<Overbooked[]> => {
  const campaigns = Object.values(site.campaigns)
  const rows = JSON.stringify(campaigns.flatMap(eventRow))
  const { rows: overbooked } = await client.query<Overbooked>(findOverbooked, [rows])
  const { rows: changes } = await client.query<Change>(findChanges, [rows, now])
  const notices = JSON.stringify(
    changes.filter(({ isReported }) => isReported).flatMap((change) => noticeRow(site, change)),
  )
  const notify = { text: notifyGuests, values: [notices, now], query_timeout: patience }
  // Locks follow the common order: leads, the event, its mails. The second run finds guests who registered meanwhile.
  await client.query(notify)
  await client.query(upsert, [rows, now])
  await client.query(withdraw, [rows, now, among])
  await client.query(callOff, [JSON.stringify(changes), now])
  await client.query(notify)
  return overbooked
}

const eventRow = ({ event, rowId }: SiteCampaign) =>
  event
    ? [
        {
          id: event.id,
          campaign_id: rowId,
          capacity: event.capacity,
          title: event.title,
          place: event.place ?? null,
          status: event.cancelled ? 'cancelled' : 'planned',
          starts_at: event.startsAt ?? null,
          ends_at: event.endsAt ?? null,
          starts_as: event.startsAs ?? event.startsAt ?? null,
        },
      ]
    : []

const noticeRow = (site: ServedSite, { id, kind, sequence, formerStart, formerPlace }: Change) => {
  const campaign = site.campaigns[id]
  const email = campaign?.event?.notices?.[kind]
  if (!campaign || email === undefined) return []
  const { coach, rowId } = campaign
  const key = `event:${kind}:${sequence}`
  return [
    { event: id, coach, campaign_id: rowId, key, email, config: { sequence, formerStart, formerPlace } },
  ]
}

const listed = 'jsonb_populate_recordset(null::events, $1::jsonb) listed'

/** An event whose file is back is compared as it was before. */
const knownStatus = "case known.status when 'withdrawn' then 'planned' else known.status end"

const findOverbooked = `
select known.id as event, known.taken, listed.capacity
from ${listed} join events known on known.id = listed.id
where listed.capacity < known.taken and listed.capacity < known.capacity order by known.id`

// A new event has no guests to notify. Events that are over, or were cancelled before, notify nobody.
const findChanges = `
select known.id, known.sequence + 1 as sequence,
       case listed.status when 'cancelled' then 'cancelled' else 'moved' end as kind,
       known.starts_as as "formerStart", known.place as "formerPlace",
       (listed.ends_at is null or listed.ends_at > $2::timestamptz)
         and (listed.status, known.status) <> ('cancelled', 'cancelled') as "isReported"
from ${listed} join events known on known.id = listed.id
where known.title is not null
  and (known.starts_at, known.ends_at, known.place, ${knownStatus})
    is distinct from (listed.starts_at, listed.ends_at, listed.place, listed.status)`

const callOff = `
with cancelled as (
  update step_runs run set state = 'cancelled', next_attempt_at = null, finished_at = $2, updated_at = $2,
         last_error = 'A later change was reported.'
  from jsonb_to_recordset($1::jsonb) as change (id text, sequence int)
  where run.campaign = change.id and run.step = 'event' and run.state = 'pending'
    and (run.config->>'sequence')::int < change.sequence
  returning run.id, run.last_error)
update delivery_log set status = 'failed', error = cancelled.last_error, updated_at = $2
from cancelled where step_run_id = cancelled.id`

const notifyGuests = enqueue(
  {
    submissionId: 'guest.submission_id',
    leadId: 'guest.lead_id',
    coach: 'notice.coach',
    campaign: 'notice.event',
    campaignId: 'notice.campaign_id',
    step: `'event'`,
    effectKey: 'notice.key',
    config: 'notice.config',
    email: 'notice.email',
    state: `case when gone.reason is not null then 'suppressed' else 'pending' end`,
    lastError: whySuppressedSql('gone.reason'),
    nextAttemptAt: 'case when gone.reason is null then $2::timestamptz end',
    finishedAt: 'case when gone.reason is not null then $2::timestamptz end',
    createdAt: '$2::timestamptz',
    updatedAt: '$2::timestamptz',
  },
  `from jsonb_to_recordset($1::jsonb) as notice (
  event text, coach text, campaign_id uuid, key text, email text, config jsonb)
join registrations guest on guest.event = notice.event
join leads lead on lead.id = guest.lead_id
cross join lateral (
  select (select reason from suppressions where coach = notice.coach and address_hash = lead.address_hash) as reason
) gone
where not exists (select from step_runs run where run.lead_id = guest.lead_id and run.effect_key = notice.key)
order by guest.lead_id`,
)

const upsert = `
insert into events as known (id, campaign_id, capacity, taken, title, place, status, starts_at, ends_at, starts_as)
select id, campaign_id, capacity, (select count(*) from registrations where event = listed.id), title, place, status,
       starts_at, ends_at, starts_as
from ${listed} order by id
on conflict (id) do update
  set campaign_id = excluded.campaign_id, capacity = excluded.capacity, title = excluded.title, place = excluded.place,
      status = excluded.status, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      starts_as = excluded.starts_as, updated_at = $2::timestamptz,
      sequence = known.sequence + case
        when known.title is not null and (known.starts_at, known.ends_at, known.place, ${knownStatus})
          is distinct from (excluded.starts_at, excluded.ends_at, excluded.place, excluded.status)
        then 1 else 0 end
  where (known.campaign_id, known.capacity, known.title, known.place, known.status, known.starts_at, known.ends_at,
         known.starts_as)
    is distinct from (excluded.campaign_id, excluded.capacity, excluded.title, excluded.place, excluded.status,
                      excluded.starts_at, excluded.ends_at, excluded.starts_as)`

// What is over has taken place, and what is cancelled stays so.
const withdraw = `
update events set status = 'withdrawn', updated_at = $2::timestamptz
where status = 'planned' and (ends_at is null or ends_at > $2::timestamptz)
  and ($3::uuid[] is null or campaign_id = any ($3::uuid[]))
  and not exists (select from ${listed} where listed.id = events.id)`
