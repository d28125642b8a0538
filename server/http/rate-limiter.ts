import type { Pool } from '../adapters/postgres.ts'
import { prepared } from '../db/prepared.ts'
import { inBatches } from '../db/batches.ts'
import type { Clock } from '../ports.ts'

/** Counts what one visitor does, over all processes. */
export interface RateLimiter {
  /** Counts one more in this bucket; true once there are more in the window than `most`, or than is usual. */
  isPast(bucket: string, most?: number): Promise<boolean>
}

export type Limit = { most: number; seconds: number }

/** 30 forms in 10 minutes from one visitor. */
export const submitLimit: Limit = { most: 30, seconds: 600 }

const callsBetweenSweeps = 500

/** One row a bucket, counted in one statement: two processes never both see the last free place. */
export const postgresRateLimiter = (pool: Pool, clock: Clock, limit: Limit): RateLimiter => {
  let calls = 0
  return {
    isPast: async (bucket, most = limit.most) => {
      const now = clock.now().getTime()
      if (++calls % callsBetweenSweeps === 0) await pool.query(purgeExpired, [now])
      return (await count(pool, { bucket, now, until: now + limit.seconds * 1000 })) > most
    },
  }
}

// Locked before they go: a counter that a visitor who is back has just begun anew stays, and nobody waits for another.
const purgeExpired = `
delete from rate_limits where key in (
  select key from rate_limits where expire <= $1 limit 5000 for update skip locked)`

type Visit = { bucket: string; now: number; until: number }

/** Each visit's number within its window. Those that come together are counted together. */
const count = inBatches<Visit, number>(async (pool, visits) => {
  // Everybody locks rows in one order, so no two processes wait for each other.
  const buckets = [...Map.groupBy(visits, ({ bucket }) => bucket)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const { rows } = await pool.query<{ key: string; points: number }>(prepared('count-visits', statement), [
    buckets.map(([bucket]) => bucket),
    buckets.map(([, all]) => all.length),
    Math.max(...visits.map(({ now }) => now)),
    Math.max(...visits.map(({ until }) => until)),
  ])
  const points = new Map(rows.map((row) => [row.key, row.points]))
  const ranks = new Map(
    buckets.map(([bucket, all]) => [bucket, (points.get(bucket) ?? all.length) - all.length]),
  )
  return visits.map(({ bucket }) => {
    const rank = (ranks.get(bucket) ?? 0) + 1
    ranks.set(bucket, rank)
    return rank
  })
})

// Everybody sees a count at once; that a crash of the database forgets those of its last moments is not worth a wait for
// the disk before each form.
const statement = `
with hurried as materialized (select set_config('synchronous_commit', 'off', true))
insert into rate_limits as known (key, points, expire)
select key, points, $4::bigint from hurried, unnest($1::text[], $2::int[]) visit (key, points)
on conflict (key) do update
  set points = case when known.expire <= $3::bigint then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= $3 then excluded.expire else known.expire end
returning key, points`
