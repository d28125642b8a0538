import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { againFrom, isOfUse, mayTryAgain, type Staff } from './try-again.ts'

export type Alike = { provider: string; lastError: string | null }

export type LostSteps = Alike & { count: number; firstAt: Date; lastAt: Date }

/** Rows a statement, so that locks are short. */
const batch = 1000
const mostKinds = 20

/** Newest kind first. `coach`: null for all. */
export const findLost = async (pool: Pool, now: Date, coach: string | null): Promise<LostSteps[]> =>
  (await pool.query<LostSteps>(select, [now, coach, mostKinds])).rows

/** Each step once; returns how many. After a crash another press continues. */
export const retryLost = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  { provider, lastError }: Alike,
  { staff, coach, ipHash }: Staff,
): Promise<number> => {
  const now = clock.now()
  let sum = 0
  for (;;) {
    const values = [now, coach, provider, lastError, batch, staff, ipHash]
    const { rows } = await pool.query<{ count: number }>(statement, values)
    const count = rows[0]?.count ?? 0
    sum += count
    if (count < batch) return sum
  }
}

const isLost = `run.finished_at <= $1::timestamptz and ($2::text is null or run.coach = $2)
  and ${mayTryAgain('run')} and ${isOfUse('run', '$1')}`

const select = `
select provider, last_error as "lastError", count(*)::int as count, min(finished_at) as "firstAt",
       max(finished_at) as "lastAt"
from step_runs run where ${isLost}
group by provider, last_error order by max(finished_at) desc, provider, last_error limit $3`

const statement = `
with lost as (
  select id from step_runs run
  where provider = $3 and last_error is not distinct from $4::text and ${isLost}
  order by finished_at limit $5 for update skip locked
),
${againFrom('lost', '$1')},
audit as (
  insert into audit_log (actor, action, subject, ip_hash, details, created_at)
  select $6, 'failed_steps_retried', $3, $7,
         jsonb_build_object('steps', count(*), 'reason', $4::text), $1 from tried having count(*) > 0
)
select count(*)::int as count from tried`
