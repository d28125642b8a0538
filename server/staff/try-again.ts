import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'

/** `coach`: the only one whose rows they may see; null: all. */
export type Staff = { staff: string; coach: string | null; ipHash: string }

/** False: no such row for this member of staff, not failed, or a suppressed address. */
export const tryAgain = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  id: string,
  { staff, coach, ipHash }: Staff,
): Promise<boolean> => {
  const { rows } = await pool.query(statement, [id, clock.now(), coach, staff, ipHash])
  return rows.length > 0
}

export const mayTryAgain = (
  run: string,
) => `(${run}.state = 'failed' and not (${run}.email is not null and exists (
  select from suppressions join leads on leads.id = ${run}.lead_id
  where suppressions.coach = ${run}.coach and suppressions.address_hash = leads.address_hash)))`

/** SQL: no mail about an event that has begun, is cancelled or was left. `now`: a parameter. */
export const isOfUse = (run: string, now: string) => `not (
  ${run}.email is not null and ${run}.journey_id is null and exists (
    select from events event where event.id = ${run}.campaign and (event.starts_at <= ${now}::timestamptz or (
      ${run}.effect_key !~ '^(event:|ask-again$)' and (event.status = 'cancelled' or not exists (
        select from registrations seat where seat.event = event.id and seat.lead_id = ${run}.lead_id))))))`

/** SQL: retries the rows of `picked` as `tried`, after those that somebody waits for. `now`: a parameter. */
export const againFrom = (picked: string, now: string) => `tried as (
  update step_runs run set state = 'pending', next_attempt_at = ${now}::timestamptz, first_due_at = ${now}::timestamptz,
         priority = greatest(run.priority, 2), finished_at = null, updated_at = ${now}
  from ${picked} where run.id = ${picked}.id
  returning run.id
),
delivery as (
  update delivery_log set status = 'pending', updated_at = ${now} from tried where step_run_id = tried.id
)`

const statement = `
with tried as (
  update step_runs run set state = 'pending', next_attempt_at = $2::timestamptz, first_due_at = $2::timestamptz,
         finished_at = null, updated_at = $2
  where id = $1::uuid and ($3::text is null or coach = $3) and ${mayTryAgain('run')}
  returning id
),
delivery as (
  update delivery_log set status = 'pending', updated_at = $2 from tried where step_run_id = tried.id
),
audit as (
  insert into audit_log (actor, action, subject, ip_hash, created_at)
  select $4, 'step_tried_again', id, $5, $2 from tried
)
select id from tried`
