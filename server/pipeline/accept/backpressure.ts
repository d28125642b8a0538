import { hostname } from 'node:os'
import { prepared, type Pool } from '../../adapters/postgres.ts'

/**
 * Leads go first: while many forms are being stored, here or in other processes of this machine, mails that nobody waits
 * for leave one at a time.
 */
export type Backpressure = {
  during: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  isOn: () => boolean
  /** An answer depends on a mail: other processes see no backpressure for a while, so that their mails leave. */
  someoneWaits: () => void
  look: () => Promise<void>
}

/** Forms being stored at the same time, on average. With fewer the machine has time for mails. */
const many = 8
/** Milliseconds that the average looks back: forms that arrive together by chance are no rush. */
const over = 1000
/** Milliseconds: about as long as a form waits for a mail. */
const waitsFor = 10_000

export const createBackpressure = (
  elsewhere?: SharedBackpressure,
  clock: () => number = () => performance.now(),
): Backpressure => {
  let storing = 0
  let average = 0
  let at = clock()
  let lastWait = -Infinity
  const count = (more: number) => {
    const now = clock()
    average = storing + (average - storing) * Math.exp((at - now) / over)
    at = now
    storing += more
    return average
  }
  return {
    during: async (work) => {
      count(1)
      if (average >= many && at - lastWait > waitsFor) elsewhere?.report()
      try {
        return await work()
      } finally {
        count(-1)
      }
    },
    isOn: () => count(0) >= many || (elsewhere?.isOn() ?? false),
    someoneWaits: () => void (lastWait = clock()),
    look: async () => elsewhere?.look(),
  }
}

export const noBackpressure: Pick<Backpressure, 'isOn'> = { isOn: () => false }

type SharedBackpressure = ReturnType<typeof createSharedBackpressure>

/** Milliseconds that a report lasts, and between two reports. */
const lasts = 1000
const reportEvery = 250

/** Shared through the database by the processes of one machine; lost while the database is away. */
export const createSharedBackpressure = (pool: Pool, machine = hostname()) => {
  const key = `rush:${machine}`.slice(0, 255)
  let reported = -Infinity
  let until = -Infinity
  // One of each: a locked table must not cost more than one connection.
  let reporting: Promise<void> | null = null
  let looking: Promise<void> | null = null
  const reportOnce = async () => {
    reported = performance.now()
    await pool.query(prepared('report-backpressure', report), [key, lasts])
  }
  const lookOnce = async () => {
    const { rows } = await pool.query<{ left: number }>(prepared('read-backpressure', look), [key])
    until = performance.now() + Math.min(lasts, rows[0]?.left ?? -1)
  }
  return {
    report: () => {
      if (reporting || performance.now() - reported < reportEvery) return
      reporting = reportOnce()
        .catch(() => {})
        .finally(() => (reporting = null))
    },
    look: () =>
      (looking ??= lookOnce()
        .catch(() => {})
        .finally(() => (looking = null))),
    isOn: () => performance.now() < until,
  }
}

const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`

// It need not survive a crash.
const report = `
with hurried as materialized (select set_config('synchronous_commit', 'off', true))
insert into rate_limits as known (key, points, expire) select $1, 0, ${now} + $2::int from hurried
on conflict (key) do update set expire = excluded.expire`

const look = `select (expire - ${now})::float8 as left from rate_limits where key = $1`
