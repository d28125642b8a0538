import { setTimeout as wait } from 'node:timers/promises'
import type { Seats } from '../../engine/campaign/release/view.ts'
import type { Pool } from '../adapters/postgres.ts'
import { prepared } from '../db/prepared.ts'

/** How many places events have left, as far as a page must know it. The database alone gives them out. */
export interface SeatBook {
  /** At most a second old; what was last known, else null, while the database is away or slow. */
  seats(event: string): Promise<Seats | null>
  /** How often the event was changed, as its calendar entry counts it; known as `seats` is. */
  sequence(event: string): Promise<number | null>
  /** What a submission of this process has just learned. */
  note(event: string, seatsLeft: number): void
}

type Row = Seats & { sequence: number }

/** Milliseconds: the age at which the database is asked again, and how long a page waits for it. */
const limits = { age: 1000, patience: 300 }

/** Asks for all events at once, at most once a second, whatever comes of it. */
export const postgresSeatBook = (pool: Pick<Pool, 'query'>, now = () => performance.now()): SeatBook => {
  let known = new Map<string, Row>()
  const noted = new Map<string, number>()
  let askedAt = -Infinity
  let asking: Promise<void> | null = null

  const ask = async () => {
    noted.clear()
    const { rows } = await pool.query<Row & { id: string }>(prepared('places-left', statement))
    known = new Map(rows.map(({ id, ...row }) => [id, row]))
    // These may be younger than the rows.
    for (const [event, left] of noted) lower(event, left)
  }
  // Only an erased registration gives a place back, and that is read from the rows.
  const lower = (event: string, left: number) => {
    // Without a capacity no page says a number; that the last place is gone is told at once.
    const seats = known.get(event) ?? { left, capacity: 0, sequence: 0 }
    known.set(event, { ...seats, left: Math.min(left, seats.left) })
  }

  const rowOf = async (event: string): Promise<Row | undefined> => {
    if (!asking && now() - askedAt >= limits.age) {
      askedAt = now()
      asking = ask()
        .catch(() => {})
        .finally(() => (asking = null))
    }
    if (asking) await atMost(limits.patience - (now() - askedAt), asking)
    return known.get(event)
  }

  return {
    seats: async (event) => {
      const row = await rowOf(event)
      return row ? { left: row.left, capacity: row.capacity } : null
    },
    sequence: async (event) => (await rowOf(event))?.sequence ?? null,
    note: (event, left) => {
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

// With fewer places than guests none is left, not less than none.
const statement = 'select id, greatest(capacity - taken, 0) as left, capacity, sequence from events'
