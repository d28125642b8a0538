import { randomUUID } from 'node:crypto'
import type { Pool } from '../adapters/postgres.ts'
import { heldRunColumns, leaseSeconds } from './run.ts'
import type { HeldRun } from './run.ts'

/**
 * Writes the outbox rows of journeys whose next mail is due: one a journey and place in the sequence, however many ticks
 * run at once. With `hold` the rows are already leased to this process; else a worker takes them.
 */
export const startDueMails = async (
  pool: Pool,
  { now, limit, hold }: { now: Date; limit: number; hold: boolean },
): Promise<HeldRun[]> => {
  const { rows } = await pool.query<HeldRun>(statement, [now, limit, hold, randomUUID()])
  return rows
}

const statement = `
with due as (
  select journey.id, journey.lead_id, journey.campaign_id, mail.position, mail.email, campaign.coach, campaign.campaign
  from user_journeys journey
  join email_campaigns campaign on campaign.id = journey.campaign_id and campaign.is_active and campaign.coach is not null
  join lateral (
    select position, email from email_sequences
    where campaign_id = journey.campaign_id and is_active and position >= journey.current_sequence
    order by position limit 1
  ) mail on true
  where journey.status = 'active' and not journey.is_completed and journey.current_run_id is null
    and journey.next_email_due_at <= $1
  order by journey.next_email_due_at limit $2 for update of journey skip locked
),
made as (
  insert into step_runs (lead_id, journey_id, sequence_position, coach, campaign, campaign_id, step, effect_key, config,
                         email, priority, state, attempts, next_attempt_at, lease_token, lease_until, created_at,
                         updated_at)
  select lead_id, id, position, coach, campaign, campaign_id, 'journey', 'journey:' || position, '{}'::jsonb,
         email, 1, case when $3::boolean then 'running' else 'pending' end, case when $3 then 1 else 0 end, $1,
         case when $3 then $4::uuid end, case when $3 then now() + interval '${leaseSeconds} seconds' end, $1, $1
  from due
  on conflict (journey_id, sequence_position) do nothing
  returning *
),
travelling as (
  update user_journeys journey set current_run_id = made.id, current_sequence = made.sequence_position, updated_at = $1
  from made where journey.id = made.journey_id
)
select ${heldRunColumns} from made`
