import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Client } from '../adapters/postgres.ts'
import { noticeKey, notifyGuests, type GuestNotice } from './notify-guests.ts'
import {
  fewGuests,
  keepNotices,
  refreshEmails,
  saysSame,
  type NewNotice,
  type Waiting,
} from './waiting-notices.ts'

export type Overbooked = { event: string; taken: number; capacity: number }

/** `told`: what guests were told last; `isNews`: it says something else, and the event is not over. */
type Change = {
  id: string
  sequence: number
  kind: 'moved' | 'cancelled'
  told: NewNotice['from']
  isNews: boolean
  isOver: boolean
  isMany: boolean
}

/**
 * Runs under the lock of syncSite. A changed time, place or status increments the calendar's sequence and notifies each
 * guest of a small event; with more guests the notice waits for a press. Events of `among` (rows of campaigns; null: all)
 * that no file has any more are withdrawn and keep their guests. `overbooked`: events with fewer seats than guests.
 */
export const syncEvents = async (
  client: Client,
  campaigns: SiteCampaign[],
  among: string[] | null,
  now: Date,
): Promise<{ overbooked: Overbooked[]; waiting: Waiting[] }> => {
  const byEvent: ByEvent = new Map(campaigns.map((campaign) => [campaign.event?.id ?? campaign.id, campaign]))
  const rows = JSON.stringify(campaigns.flatMap(eventRow))
  const { rows: overbooked } = await client.query<Overbooked>(findOverbooked, [rows])
  const { rows: changes } = await client.query<Change>(findChanges, [rows, now])
  const small = changes.filter(({ isNews, isMany }) => isNews && !isMany)
  const notices = small.flatMap((change) => noticeRow(byEvent, change))
  // Locks follow the common order: leads, the event, its mails. The second run finds guests who registered meanwhile.
  await notifyGuests(client, notices, now)
  await client.query(upsert, [rows, now])
  await client.query(withdraw, [rows, now, among])
  const { rows: calledOff } = await client.query<{ event: string }>(callOff, [JSON.stringify(changes), now])
  await notifyGuests(client, notices, now)
  const half = new Set(calledOff.map(({ event }) => event))
  await refreshEmails(client, rows)
  const waiting = await keepNotices(client, {
    notices: changes.flatMap((change) => waitingNotice(byEvent, change, half.has(change.id))),
    changed: changes.map(({ id }) => id),
    told: small.map(({ id }) => id),
    now,
  })
  return { overbooked, waiting }
}

/** Campaigns by the ids of their events. */
type ByEvent = Map<string, SiteCampaign>

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
          notice_email: event.notices?.[event.cancelled ? 'cancelled' : 'moved'] ?? null,
        },
      ]
    : []

const noticeRow = (byEvent: ByEvent, { id, kind, sequence, told }: Change): GuestNotice[] => {
  const campaign = byEvent.get(id)
  const email = campaign?.event?.notices?.[kind]
  if (!campaign || email === undefined) return []
  const { coach, rowId } = campaign
  const config = { sequence, formerStart: told.starts_as, formerPlace: told.place }
  return [{ event: id, coach, campaign_id: rowId, key: noticeKey(kind, sequence), email, config }]
}

/** `isMixed`: the notice of the change before had not reached everybody. */
const waitingNotice = (byEvent: ByEvent, change: Change, isMixed: boolean): NewNotice[] => {
  const { id, kind, told, isNews, isOver, isMany } = change
  const email = byEvent.get(id)?.event?.notices?.[kind]
  if (email === undefined || !isMany || isOver || !(isNews || isMixed)) return []
  return [{ event: id, email, isMixed, from: told }]
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
       case listed.status when 'cancelled' then 'cancelled' else 'moved' end as kind, to_jsonb(told) as told,
       over.is_over as "isOver", not over.is_over and not ${saysSame('told', 'listed')} as "isNews",
       (select count(*) from (select from registrations where event = known.id limit ${fewGuests + 1}) guest)
         > ${fewGuests} as "isMany"
from ${listed} join events known on known.id = listed.id
left join event_notices notice on notice.event = known.id
cross join lateral (select coalesce(listed.ends_at <= $2::timestamptz, false) as is_over) over
cross join lateral (
  select known.starts_at, known.starts_as, known.ends_at, known.place, ${knownStatus} as status
  where notice.event is null
  union all
  select notice.starts_at, notice.starts_as, notice.ends_at, notice.place, notice.status
  where notice.event is not null
) told
where known.title is not null
  and (known.starts_at, known.ends_at, known.place, ${knownStatus})
    is distinct from (listed.starts_at, listed.ends_at, listed.place, listed.status)`

const callOff = `
with cancelled as (
  update step_runs run set state = 'cancelled', next_attempt_at = null, finished_at = $2, updated_at = $2,
         last_error = 'A later change was reported.'
  from jsonb_to_recordset($1::jsonb) as change (id text, sequence int) join events changed on changed.id = change.id
  where run.campaign_id = changed.campaign_id and run.step = 'event' and run.state = 'pending'
    and (run.config->>'sequence')::int < change.sequence
  returning run.id, change.id as event, run.last_error
),
delivery as (
  update delivery_log set status = 'failed', error = cancelled.last_error, updated_at = $2
  from cancelled where step_run_id = cancelled.id
)
select distinct event from cancelled`

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
