import { randomUUID } from 'node:crypto'
import { prepared, type Pool } from '../../adapters/postgres.ts'
import { nextMail, planColumns } from '../../db/next-mail.ts'
import { enqueue, leasedWhere, type NewRun } from '../outbox/enqueue.ts'
import { leasedRunColumns, type LeasedRun } from '../outbox/run.ts'

/** Mails of journeys that may wait in the outbox; more are enqueued as these leave. */
export const mostWaiting = 2000

export type DueMails = {
  runs: LeasedRun[]
  looked: number
  isFull: boolean
}

/**
 * Enqueues the due mails of journeys, a fair share of each campaign's, and advances journeys whose mail no longer makes
 * sense. One row a journey and e-mail, however many ticks run concurrently. With `lease` the rows are leased to this
 * process; else any worker claims them. `coach`: of this one alone.
 */
export const startDueMails = async (
  pool: Pool,
  { now, limit, lease, coach = null }: { now: Date; limit: number; lease: boolean; coach?: string | null },
): Promise<DueMails> => {
  const { rows } = await pool.query<LeasedRun & { looked: number; room: number }>(
    prepared('start-due-mails', statement),
    [now, limit, lease, randomUUID(), mostWaiting, coach],
  )
  const { looked = 0, room = 0 } = rows[0] ?? {}
  return { runs: rows.filter(({ id }) => id !== null), looked, isFull: room === 0 }
}

/**
 * Returns waiting mails to their journeys while their campaign's mails are switched off, so that no attempt counts and none
 * is too old when the mails are on again.
 */
export const takeBackMails = async (pool: Pool): Promise<void> => {
  await pool.query(prepared('take-back-mails', takeBack))
}

const takeBack = `
with taken as (
  delete from step_runs run using email_campaigns campaign
  where campaign.id = run.campaign_id and not campaign.is_active
    and run.state = 'pending' and run.priority = 1 and run.step = 'journey' and run.handovers = 0
  returning run.id
)
update user_journeys journey set current_run_id = null from taken where journey.current_run_id = taken.id`

const newRun: NewRun = {
  leadId: 'lead_id',
  journeyId: 'id',
  coach: 'coach',
  campaign: 'campaign',
  campaignId: 'campaign_id',
  step: `'journey'`,
  effectKey: `'journey:' || email`,
  config: `'{}'::jsonb`,
  email: 'email',
  priority: '1',
  state: `case when $3::boolean then 'running' else 'pending' end`,
  nextAttemptAt: '$1',
  createdAt: '$1',
  updatedAt: '$1',
  ...leasedWhere('$3', '$4::uuid'),
}

// Retries of the next ten minutes count as waiting: a mail server that is away fills the outbox once.
const statement = `
with room as (
  select greatest(0, least($2::int, $5::int - (select count(*) from (
    select from step_runs
    where state = 'pending' and priority = 1 and next_attempt_at <= $1::timestamptz + interval '10 minutes' limit $5
  ) waiting)::int)) as free
),
active as (
  select campaign.id, campaign.coach, campaign.campaign, count(*) over () as campaigns from email_campaigns campaign
  where campaign.is_active and campaign.coach is not null and ($6::text is null or campaign.coach = $6) and exists (
    select from user_journeys journey
    where journey.campaign_id = campaign.id and journey.status = 'active' and not journey.is_completed
      and journey.current_run_id is null and journey.next_email_due_at <= $1)
),
due as (
  select journey.id, journey.lead_id, journey.campaign_id, journey.started_at, active.coach, active.campaign
  from active cross join lateral (
    select * from user_journeys journey
    where journey.campaign_id = active.id and journey.status = 'active' and not journey.is_completed
      and journey.current_run_id is null and journey.next_email_due_at <= $1
    order by journey.next_email_due_at
    limit (select ceil(free / active.campaigns::float) from room)
    for update skip locked
  ) journey
  limit (select free from room)
),
planned as (
  select journey.*, next.position, next.email, next.at
  from due journey
  left join events event on event.id = journey.campaign
  left join ${nextMail('$1::timestamptz')} next on true
),
made as (${enqueue(newRun, 'from planned where at <= $1 on conflict do nothing returning *')}),
moved as (
  update user_journeys journey
  set current_run_id = made.id, ${planColumns('$1::timestamptz')}
  from planned left join made on made.journey_id = planned.id
  where journey.id = planned.id and (made.id is not null or planned.at is null or planned.at > $1)
)
select ${leasedRunColumns}, (select count(*)::int from due) as looked, (select free from room) as room
from (select) one left join made on true`
