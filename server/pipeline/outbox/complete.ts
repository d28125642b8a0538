import { prepared, type Pool, inBatches } from '../../adapters/postgres.ts'
import { nextMail, planColumns } from '../../db/next-mail.ts'
import { keysOf, type LeasedRun } from './run.ts'

type Done = { run: LeasedRun; now: Date }

/**
 * Outbox row, delivery log and journey in one statement. False, having written nothing, when the lease is lost. Rows
 * that nobody waits for share a statement.
 */
export const complete = async (pool: Pool, run: LeasedRun, now: Date): Promise<boolean> => {
  if (!run.isAwaited) return together(pool, { run, now })
  const [isOurs = false] = await completeAll(pool, [{ run, now }])
  return isOurs
}

const completeAll = async (pool: Pool, all: Done[]): Promise<boolean[]> => {
  const { rows } = await pool.query<Pick<LeasedRun, 'id'>>(prepared('complete', completeSql), [
    ...keysOf(all.map(({ run }) => run)),
    new Date(Math.max(...all.map(({ now }) => now.getTime()))),
  ])
  const ours = new Set(rows.map(({ id }) => id))
  return all.map(({ run }) => ours.has(run.id))
}

const together = inBatches(completeAll)

const completeSql = `
with sent as (
  update step_runs run set
    state = 'sent', next_attempt_at = null, last_error = null, last_error_detail = null, troubled = false,
    handed_over_at = null, lease_token = null, lease_until = null,
    sent_at = $3::timestamptz, finished_at = $3, updated_at = $3
  from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
  where run.id = mine.id and run.lease_token = mine.token and run.state = 'running'
  returning run.*
),
delivery as (
  insert into delivery_log (email_address, status, created_at, updated_at, campaign_id, coach, step, email, step_run_id)
  select lead.email, 'sent', $3, $3, sent.campaign_id, sent.coach, sent.step, sent.email, sent.id
  from sent join leads lead on lead.id = sent.lead_id where sent.email is not null
  on conflict (step_run_id) do update
    set status = excluded.status, error = excluded.error, updated_at = excluded.updated_at
),
moved as (
  update user_journeys journey set current_run_id = null, ${planColumns('$3::timestamptz')}
  from (
    select journey.id, sent.id as run_id, next.* from sent
    join user_journeys journey on journey.id = sent.journey_id and journey.current_run_id = sent.id
    join email_campaigns campaign on campaign.id = journey.campaign_id
    left join events event on event.id = campaign.campaign
    left join ${nextMail('$3::timestamptz')} next on true
  ) planned
  where planned.id = journey.id and journey.current_run_id = planned.run_id
)
select id from sent`
