import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from './adapters/postgres.ts'
import { prepared } from './db/prepared.ts'

/** Which events are full, as far as a page must know it. Places themselves are given out by the database alone. */
export interface SeatBook {
  /** At most a second old; what was last known, else false, while the database is away or slow. */
  isFull(event: string): Promise<boolean>
  /** What a submission of this process has just learned. */
  note(event: string, placesLeft: number): void
}

/** Milliseconds: the age at which the database is asked again, and how long a page waits for it. */
const limits = { age: 1000, patience: 300 }

/** Asks for all events at once, at most once a second, whatever comes of it. */
export const postgresSeatBook = (pool: Pick<Pool, 'query'>, now = () => performance.now()): SeatBook => {
  let placesLeft = new Map<string, number>()
  const noted = new Map<string, number>()
  let askedAt = -Infinity
  let asking: Promise<void> | null = null

  const ask = async () => {
    noted.clear()
    const { rows } = await pool.query<{ id: string; left: number }>(prepared('places-left', statement))
    placesLeft = new Map(rows.map(({ id, left }) => [id, left]))
    // These may be younger than the rows.
    for (const [event, left] of noted) lower(event, left)
  }
  // Only an erased registration gives a place back, and that is read from the rows.
  const lower = (event: string, left: number) =>
    placesLeft.set(event, Math.min(left, placesLeft.get(event) ?? left))

  return {
    isFull: async (event) => {
      if (!asking && now() - askedAt >= limits.age) {
        askedAt = now()
        asking = ask()
          .catch(() => {})
          .finally(() => (asking = null))
      }
      if (asking) await atMost(limits.patience - (now() - askedAt), asking)
      return (placesLeft.get(event) ?? 1) <= 0
    },
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

const statement = 'select id, capacity - taken as left from events'
