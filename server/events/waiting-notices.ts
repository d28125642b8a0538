import type { Client } from '../adapters/postgres.ts'

/** A state of an event as guests are told it. `startsAs`: ISO with the offset of the campaign file. */
export type ToldState = { startsAs: string | null; endsAt: Date | null; place: string | null; status: string }

/**
 * A change of which guests have no email yet. `reach`: guests who would get the mail; `leftOut`: those who would not, since they
 * unsubscribed or their address refuses mail, with the names of the first; `isMixed`: some know of it.
 */
export type WaitingNotice = {
  event: string
  title: string
  reach: number
  leftOut: { count: number; names: string[] }
  isMixed: boolean
  since: Date
  from: ToldState
  to: ToldState
}

/** Those that can be sent, of these events; null: of all. */
export const findWaitingNotices = async (
  database: Pick<Client, 'query'>,
  now: Date,
  events: string[] | null,
): Promise<WaitingNotice[]> => {
  const { rows } = await database.query<Row>(select, [now, events])
  return rows.map(({ from, to, ...notice }) => ({ ...notice, from: stateOf(from), to: stateOf(to) }))
}

type Stored = Omit<ToldState, 'endsAt'> & { endsAt: string | null }
type Row = Omit<WaitingNotice, 'from' | 'to'> & { from: Stored; to: Stored }

const stateOf = ({ endsAt, ...state }: Stored): ToldState => ({
  ...state,
  endsAt: endsAt === null ? null : new Date(endsAt),
})

const state = (row: string) => `jsonb_build_object(
  'startsAs', ${row}.starts_as, 'endsAt', ${row}.ends_at, 'place', ${row}.place, 'status', ${row}.status)`

const mostNamed = 4

const select = `
select event.id as event, coalesce(event.title, event.id) as title, notice.is_mixed as "isMixed",
       notice.created_at as since, ${state('notice')} as "from", ${state('event')} as "to",
       guests.reach, jsonb_build_object('count', guests.left_out, 'names', guests.names) as "leftOut"
from event_notices notice join events event on event.id = notice.event
cross join lateral (
  select (count(*) filter (where not is_gone))::int as reach, count(*) filter (where is_gone) as left_out,
         coalesce((array_agg(coalesce(name, email) order by registered_at, id) filter (where is_gone))[1:${mostNamed}], '{}') as names
  from (
    select lead.name, lead.email, guest.id, guest.created_at as registered_at, exists (
      select from suppressions gone where gone.coach = lead.coach and gone.address_hash = lead.address_hash) as is_gone
    from registrations guest join leads lead on lead.id = guest.lead_id where guest.event = event.id
  ) each
) guests
where event.status <> 'withdrawn' and (event.ends_at is null or event.ends_at > $1::timestamptz)
  and ($2::text[] is null or event.id = any ($2))
order by event.starts_at, event.id`
