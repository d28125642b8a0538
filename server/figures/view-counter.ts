import { other } from '../../engine/campaign/form/visit-source.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock, Log } from '../ports.ts'
import { writeViews, type Counted } from './write-views.ts'

/** start: somebody began to fill in the form. */
export type Seen = { campaign: string; source: string; kind: 'view' | 'start' }

export type ViewCounter = ReturnType<typeof createViewCounter>

type Deps = { pool: Pool; clock: Clock; log: Pick<Log, 'warn'> }

/** Milliseconds: what a kill may lose. */
const every = 1000
/** Sums that wait for the next write; further sources count as "other". */
const mostWaiting = 5000

/** Sums in memory, and writes them together: no request waits for the database. */
export const createViewCounter = ({ pool, clock, log }: Deps) => {
  let waiting = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null

  const add = ({ campaign, source, kind }: Seen, hour: Date) => {
    const key = JSON.stringify([campaign, hour.getTime(), source])
    const sum = waiting.get(key)
    if (!sum && waiting.size >= mostWaiting && source !== other)
      return add({ campaign, source: other, kind }, hour)
    const { views, starts } = sum ?? { views: 0, starts: 0 }
    const more = kind === 'view' ? { views: views + 1, starts } : { views, starts: starts + 1 }
    waiting.set(key, { campaign, hour, source, ...more })
  }

  const write = async () => {
    const sums = waiting
    waiting = new Map()
    try {
      if (sums.size > 0) await writeViews(pool, [...sums.values()])
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'views could not be counted yet',
      )
      const since = waiting
      waiting = new Map([...sums, ...since].slice(0, mostWaiting))
    }
  }

  const plan = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = write().finally(() => {
        writing = null
        if (waiting.size > 0) plan()
      })
    }, every).unref()
  }

  return {
    count: (seen: Seen) => {
      add(seen, hourOf(clock.now()))
      if (!writing) plan()
    },
    /** The server stops: what was counted is written. */
    close: async () => {
      clearTimeout(timer)
      await writing
      clearTimeout(timer)
      await write()
    },
  }
}

const hour = 3_600_000

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hour) * hour)
