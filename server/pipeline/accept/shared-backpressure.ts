import { hostname } from 'node:os'
import type { Pool } from '../../adapters/postgres.ts'
import { prepared } from '../../db/prepared.ts'

/** The rush of all processes on one machine, by way of their database. Who cannot be told goes on as ever. */
export type SharedBackpressure = {
  report: () => void
  /** Asks anew; never rejects. */
  look: () => Promise<void>
  isOn: () => boolean
}

/** Milliseconds: a rush stands for so long after it was last told, and is told no more often than that. */
const stands = 1000
const reportEvery = 250

/** Where they share a machine, mail takes from the forms what both need. Elsewhere it takes nothing: each has its own row. */
export const createSharedBackpressure = (pool: Pool, machine = hostname()): SharedBackpressure => {
  const key = `rush:${machine}`.slice(0, 255)
  let reported = -Infinity
  let until = -Infinity
  // One of each at a time: a table that is locked must not cost more than a connection.
  let telling: Promise<void> | null = null
  let looking: Promise<void> | null = null
  const reportOnce = async () => {
    reported = performance.now()
    await pool.query(prepared('tell-rush', report), [key, stands])
  }
  const lookOnce = async () => {
    const { rows } = await pool.query<{ left: number }>(prepared('look-for-rush', look), [key])
    until = performance.now() + Math.min(stands, rows[0]?.left ?? -1)
  }
  return {
    report: () => {
      if (telling || performance.now() - reported < reportEvery) return
      telling = reportOnce()
        .catch(() => {})
        .finally(() => (telling = null))
    },
    look: () =>
      (looking ??= lookOnce()
        .catch(() => {})
        .finally(() => (looking = null))),
    isOn: () => performance.now() < until,
  }
}

const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`

// It is worth no wait for the disk.
const report = `
with hurried as materialized (select set_config('synchronous_commit', 'off', true))
insert into rate_limits as known (key, points, expire) select $1, 0, ${now} + $2::int from hurried
on conflict (key) do update set expire = excluded.expire`

const look = `select (expire - ${now})::float8 as left from rate_limits where key = $1`
