import type { Pool } from '../../adapters/postgres.ts'

/**
 * Makes rows due that were written in the future, before the clock was set back: else they would wait for as long as the
 * clock was wrong. Returns how many there were.
 */
export const reschedule = async (pool: Pool, now: Date): Promise<number> => {
  const { rowCount } = await pool.query(
    `update step_runs set next_attempt_at = $1, updated_at = $1 where id in (
       select id from step_runs
       where state = 'pending' and next_attempt_at > $1 and updated_at > $1::timestamptz + interval '1 minute'
       limit 1000 for update skip locked)`,
    [now],
  )
  return rowCount ?? 0
}
