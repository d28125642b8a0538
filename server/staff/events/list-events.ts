import type { StaffEvent } from '../../../engine/campaign/staff/events.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'

export type EventsAsked = { when: 'upcoming' | 'past'; cursor?: string }

/** Without what only the release knows. */
type StoredEvent = Omit<StaffEvent, 'brand' | 'zone' | 'page'>

export type EventPage = { rows: StoredEvent[]; next: string | null }

/** A page of events; see the endpoint for the order. */
export const listEvents = async (
  pool: Pool,
  coaches: Coaches,
  { when, cursor }: EventsAsked,
  { now, size = 50 }: { now: Date; size?: number },
): Promise<EventPage> => {
  const { rows } = await pool.query<Row>(select[when], [now, coaches, cursor ?? null, size + 1])
  const shown = rows.slice(0, size).map(toEvent)
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null }
}

/** Null: there is no such event. */
export const findEvent = async (pool: Pool, id: string, now: Date): Promise<StoredEvent | null> => {
  const { rows } = await pool.query<Row>(`select ${columns} from events where id = $2`, [now, id])
  return rows[0] ? toEvent(rows[0]) : null
}

type Row = Omit<StoredEvent, 'startsAt' | 'endsAt'> & { startsAt: Date | null; endsAt: Date | null }

const toEvent = ({ startsAt, endsAt, ...event }: Row): StoredEvent => ({
  ...event,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

const isOver = 'coalesce(ends_at <= $1::timestamptz, false)'

const columns = `
  id, coalesce(title, id) as title, place, starts_at as "startsAt", starts_as as "startsAs", ends_at as "endsAt", taken, capacity,
  case when status = 'planned' and ${isOver} then 'over' else status end as status`

const at = `coalesce(starts_at, 'infinity')`

const page = ({ where, after, order }: { where: string; after: string; order: string }) => `
select ${columns} from events
where ${where} and ($2::text[] is null or split_part(id, '/', 1) = any ($2))
  and ($3::text is null or (${at}, id) ${after} (select ${at}, id from events where id = $3))
order by ${order} limit $4`

const select = {
  upcoming: page({ where: `not ${isOver}`, after: '>', order: `${at}, id` }),
  past: page({ where: isOver, after: '<', order: `${at} desc, id desc` }),
}
