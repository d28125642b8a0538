import { setTimeout as wait } from 'node:timers/promises'
import type { Seats, FormState } from '../../engine/campaign/release/view.ts'
import { prepared, type Pool } from '../adapters/postgres.ts'
import { openEvent } from '../../engine/campaign/release/on-date.ts'
import type { SiteCampaign, SiteEvent } from '../../engine/campaign/release/release.ts'
import type { Clock } from '../ports.ts'

export type SeatBook = ReturnType<typeof postgresSeatBook>

type Row = Seats & { sequence: number }

/** Milliseconds: after `age` the rows are read again; a page waits for them at most `patience`. */
const limits = { age: 1000, patience: 300 }

/** All events in one query, at most once a second. Only the database assigns seats. */
export const postgresSeatBook = (pool: Pick<Pool, 'query'>, now = () => performance.now()) => {
  let known = new Map<string, Row>()
  const noted = new Map<string, number>()
  let readAt = -Infinity
  let reading: Promise<void> | null = null

  const read = async () => {
    noted.clear()
    const { rows } = await pool.query<Row & { id: string }>(prepared('places-left', statement))
    known = new Map(rows.map(({ id, ...row }) => [id, row]))
    // Noted seats may be newer than the rows.
    for (const [event, left] of noted) lower(event, left)
  }
  // Only the rows give seats back, so a noted number only lowers the known one.
  const lower = (event: string, left: number) => {
    // Capacity 0: pages show no number, but a full event shows as full.
    const seats = known.get(event) ?? { left, capacity: 0, sequence: 0 }
    known.set(event, { ...seats, left: Math.min(left, seats.left) })
  }

  const rowOf = async (event: string): Promise<Row | undefined> => {
    if (!reading && now() - readAt >= limits.age) {
      readAt = now()
      reading = read()
        .catch(() => {})
        .finally(() => (reading = null))
    }
    if (reading) await atMost(limits.patience - (now() - readAt), reading)
    return known.get(event)
  }

  return {
    seats: async (event: string): Promise<Seats | null> => {
      const row = await rowOf(event)
      return row ? { left: row.left, capacity: row.capacity } : null
    },
    sequence: async (event: string) => (await rowOf(event))?.sequence ?? null,
    note: (event: string, left: number) => {
      noted.set(event, Math.min(left, noted.get(event) ?? left))
      lower(event, left)
    },
  }
}

const atMost = async (ms: number, work: Promise<void>) => {
  if (ms <= 0) return
  const settled = new AbortController()
  const late = wait(ms, undefined, { ref: false, signal: settled.signal }).catch(() => {})
  await Promise.race([work, late])
  settled.abort()
}

// Dates of events that come again add up.
const statement = `
select id, greatest(capacity - taken, 0) as left, capacity, sequence from events
where ends_at is null or ends_at > now() - interval '90 days' or id not like '%@%'`

type WithEvent = Pick<SiteCampaign, 'event' | 'form'>

export type EventState = Pick<FormState, 'closed' | 'seats'>

export const isOver = ({ cancelled = false, endsAt }: SiteEvent, now: Date): boolean =>
  cancelled || (endsAt !== undefined && now.getTime() >= Date.parse(endsAt))

export const eventState = async (
  { seatBook, clock }: { seatBook: Pick<SeatBook, 'seats'>; clock: Clock },
  campaign: WithEvent,
): Promise<EventState | null> => {
  const now = clock.now()
  const event = campaign.event && openEvent(campaign.event, now)
  if (!event) return null
  if (isOver(event, now)) return { closed: 'over' }
  const seats = await seatBook.seats(event.id)
  if (!seats) return null
  if (seats.left <= 0) return { closed: 'full' }
  return isNearlyFull(campaign, seats) ? { seats } : null
}

const isNearlyFull = ({ form }: WithEvent, { left, capacity }: Seats): boolean => {
  const from = form?.messages.nearlyFull?.from
  return from !== undefined && (capacity - left) / capacity >= from
}
