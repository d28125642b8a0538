import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import type { Coaches } from './coaches.ts'

export type LeadArrivals = ReturnType<typeof createLeadArrivals>

type Listener = { coaches: Coaches; tell: () => void; end: () => void }

const every = 2000

/** Tells who listens that leads came in, from any process: while somebody listens, one query every two seconds. */
export const createLeadArrivals = ({ pool, clock }: { pool: Pool; clock: Clock }) => {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let since = clock.now()
  const look = async () => {
    const until = clock.now()
    const { rows } = await pool.query<{ coach: string }>(select, [since])
    since = until
    const arrived = rows.map(({ coach }) => coach)
    for (const { coaches, tell } of listeners)
      if (arrived.some((coach) => coaches === null || coaches.includes(coach))) tell()
  }
  // A database that is away for a moment is asked again at the next tick.
  const tick = () => void look().catch(() => {})
  return {
    /** Returns what ends it. */
    listen: (listener: Listener): (() => void) => {
      if (listeners.size === 0) since = clock.now()
      listeners.add(listener)
      timer ??= setInterval(tick, every).unref()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    /** The server stops: nobody listens on. */
    close: () => listeners.forEach(({ end }) => end()),
  }
}

// What is being stored while this runs has an earlier moment: the overlap finds it, and may tell of it more than once.
const select = `select distinct coach from leads where created_at > $1::timestamptz - interval '5 seconds'`
