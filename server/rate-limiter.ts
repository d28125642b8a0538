import type { Pool } from './adapters/postgres.ts'
import type { Clock } from './ports.ts'

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
      if (++calls % callsBetweenSweeps === 0)
        await pool.query('delete from rate_limits where expire <= $1', [now])
      const { rows } = await pool.query<{ points: number }>(count, [bucket, now, now + limit.seconds * 1000])
      return (rows[0]?.points ?? 0) > most
    },
  }
}

const count = `
insert into rate_limits as known (key, points, expire) values ($1, 1, $3)
on conflict (key) do update
  set points = case when known.expire <= $2 then 1 else known.points + 1 end,
      expire = case when known.expire <= $2 then excluded.expire else known.expire end
returning points`
