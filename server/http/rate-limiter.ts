import { prepared, type Pool } from '../adapters/postgres.ts'
import { inBatches } from '../db/batches.ts'
import type { Clock } from '../ports.ts'

export interface RateLimiter {
  /** Counts one more in this bucket; true once the window has more than `most` (default: the limiter's own). */
  isPast(bucket: string, most?: number): Promise<boolean>
}

export type Limit = { most: number; seconds: number }

/** 30 forms in 10 minutes from one visitor. */
export const submitLimit: Limit = { most: 30, seconds: 600 }

/** One row a bucket, counted in one statement, so that two processes never both get the last one. */
export const postgresRateLimiter = (pool: Pool, clock: Clock, limit: Limit): RateLimiter => ({
  isPast: async (bucket, most = limit.most) => {
    const now = clock.now().getTime()
    return (await count(pool, { bucket, now, until: now + limit.seconds * 1000 })) > most
  },
})

type Visit = { bucket: string; now: number; until: number }

/** Each visit's number within its window. Concurrent visits are counted in one statement. */
const count = inBatches<Visit, number>(async (pool, visits) => {
  // All processes lock rows in one order: no deadlocks.
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

// Losing the last counts when the database crashes is better than a disk sync before each form.
const statement = `
with hurried as materialized (select set_config('synchronous_commit', 'off', true))
insert into rate_limits as known (key, points, expire)
select key, points, $4::bigint from hurried, unnest($1::text[], $2::int[]) visit (key, points)
on conflict (key) do update
  set points = case when known.expire <= $3::bigint then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= $3 then excluded.expire else known.expire end
returning key, points`
