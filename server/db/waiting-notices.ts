import type { Client } from '../adapters/postgres.ts'
import { enqueue } from '../pipeline/outbox/enqueue.ts'

/** Up to so many guests are notified without a press. */
export const fewGuests = 5

/** `from`: what guests were told last; `isMixed`: not all of them. */
export type NewNotice = {
  event: string
  email: string
  isMixed: boolean
  from: {
    starts_at: string | null
    starts_as: string | null
    ends_at: string | null
    place: string | null
    status: string
  }
}

/** A notice that waits for a press. `guests`: with a seat now. */
export type Waiting = { event: string; guests: number }

/** SQL: whether `now` says nothing new to somebody who was told `told`; both are rows of an event. */
export const saysSame = (told: string, now: string): string => `(
  (${told}.status = 'cancelled' and ${now}.status = 'cancelled')
  or (${told}.starts_at, ${told}.ends_at, ${told}.place, ${told}.status)
    is not distinct from (${now}.starts_at, ${now}.ends_at, ${now}.place, ${now}.status))`

/**
 * Keeps one notice for each event, from what its guests were told last; a further change leaves that as it is, and a
 * change back removes it. `changed`: events whose rows differ; `told`: those whose guests are notified now. Returns the
 * notices of `changed` that wait. The coach is notified of a new one.
 */
export const keepNotices = async (
  client: Client,
  { notices, changed, told, now }: { notices: NewNotice[]; changed: string[]; told: string[]; now: Date },
): Promise<Waiting[]> => {
  if (changed.length === 0) return []
  const rows = notices.map(({ event, email, isMixed, from }) => ({
    event,
    email,
    is_mixed: isMixed,
    ...from,
  }))
  const { rows: kept } = await client.query<{ event: string; isNew: boolean }>(keep, [
    JSON.stringify(rows),
    now,
  ])
  await client.query(drop, [changed, told])
  await client.query(notifyCoach, [kept.flatMap(({ event, isNew }) => (isNew ? [event] : [])), now])
  return (await client.query<Waiting>(select, [changed])).rows
}

/** A file may name another email without a change of the date. `listed`: as JSON, with `id` and `notice_email`. */
export const refreshEmails = (client: Client, listed: string) => client.query(refresh, [listed])

const keep = `
insert into event_notices as known (event, starts_at, starts_as, ends_at, place, status, is_mixed, email,
                                    created_at, updated_at)
select event, starts_at, starts_as, ends_at, place, status, is_mixed, email, $2, $2
from jsonb_populate_recordset(null::event_notices, $1::jsonb)
on conflict (event) do update
  set is_mixed = known.is_mixed or excluded.is_mixed, updated_at = excluded.updated_at
returning event, created_at = updated_at and xmax = 0 as "isNew"`

const drop = `
delete from event_notices notice using events event
where event.id = notice.event and notice.event = any ($1::text[])
  and (notice.event = any ($2::text[]) or (not notice.is_mixed and ${saysSame('notice', 'event')}))`

const refresh = `
update event_notices notice set email = listed.notice_email
from jsonb_to_recordset($1::jsonb) as listed (id text, notice_email text)
where listed.id = notice.event and listed.notice_email is not null and listed.notice_email <> notice.email`

/** Key of the outbox row that tells the coach. */
export const waitingKey = 'event:waiting'

const notifyCoach = enqueue(
  {
    coach: `split_part(event.id, '/', 1)`,
    campaign: 'event.id',
    campaignId: 'event.campaign_id',
    step: `'notify'`,
    effectKey: `'${waitingKey}'`,
    config: `'{"step": "notify"}'::jsonb`,
    priority: '2',
    nextAttemptAt: '$2::timestamptz',
    createdAt: '$2::timestamptz',
    updatedAt: '$2::timestamptz',
  },
  'from events event join event_notices notice on notice.event = event.id where event.id = any ($1::text[])',
)

const select = `
select event, (select count(*)::int from registrations guest where guest.event = notice.event) as guests
from event_notices notice where event = any ($1::text[]) order by event`
