import type { Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { advanceJourney } from '../../db/next-mail.ts'
import type { LeasedRun, RunEnd } from './run.ts'

/**
 * Frees rows whose lease has ended. Rows that were not dispatched are retried; a confirmation that may have left is sent
 * once more under the same Message-ID; everything else ends as `unknown`.
 */
export const reclaim = (pool: Pool, { now }: { now: Date }): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Pick<LeasedRun, 'id'> & Pick<RunEnd, 'state'>>(reclaimSql, [now])
    const over = rows.filter((run) => run.state === 'unknown').map((run) => run.id)
    if (over.length > 0) await advanceJourney(client, { runIds: over, now })
    return rows.length
  })

const reclaimSql = `
with expired as (
  select run.id, lead.email as address,
    case when run.handed_over_at is null or (run.priority = 0 and run.handovers < 2) then 'pending' else 'unknown' end
      as state
  from step_runs run left join leads lead on lead.id = run.lead_id
  where run.state = 'running' and run.lease_until < now()
  limit 200 for update of run skip locked
),
freed as (
  update step_runs run set
    state = expired.state, handed_over_at = null, lease_token = null, lease_until = null, updated_at = $1,
    next_attempt_at = case when expired.state = 'pending' then $1::timestamptz end,
    finished_at = case when expired.state = 'unknown' then $1::timestamptz end,
    last_error = case when expired.state = 'unknown' then 'It may have left before a crash.' else run.last_error end
  from expired where run.id = expired.id
  returning run.*, expired.address
),
delivery as (
  insert into delivery_log (email_address, status, created_at, updated_at, campaign_id, coach, step, email, step_run_id,
                            error)
  select address, 'unknown', $1, $1, campaign_id, coach, step, email, id, last_error
  from freed where state = 'unknown' and email is not null and address is not null
  on conflict (step_run_id) do update
    set status = excluded.status, error = excluded.error, updated_at = excluded.updated_at
)
select id, state from freed`

/** Rows written before the clock was set back would otherwise wait for as long as it was wrong. */
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
