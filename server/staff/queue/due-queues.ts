import { mostCounted } from '../../../engine/campaign/staff/counted.ts'
import { journeys, type DueQueue } from '../../../engine/campaign/staff/queue/due.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { exactMoment } from './page.ts'

/** What waits, by provider; last what journeys will send. */
export const listDueQueues = async (pool: Pool, coaches: Coaches): Promise<DueQueue[]> => {
  const [steps, mails] = await Promise.all([
    pool.query<DueQueue>(selectSteps, [coaches]),
    pool.query<Pick<DueQueue, 'count'> & { oldest: string | null }>(
      coaches === null ? selectJourneys : selectJourneysOf,
      coaches === null ? [] : [coaches],
    ),
  ])
  const waiting = mails.rows.flatMap(({ count, oldest }) =>
    oldest === null ? [] : [{ provider: journeys, count, oldest, isSuspended: false }],
  )
  return [...steps.rows, ...waiting]
}

const most = mostCounted + 1

// As a claim, it jumps through the index from one coach to the next.
const selectSteps = `
with recursive every_line as (
  (select provider, priority, coach from step_runs where state = 'pending' order by provider, priority, coach limit 1)
  union all
  select next.provider, next.priority, next.coach from every_line line, lateral (
    select provider, priority, coach from step_runs
    where state = 'pending' and (provider, priority, coach) > (line.provider, line.priority, line.coach)
    order by provider, priority, coach limit 1) next
)
select line.provider, least(sum(counted.count), ${most})::int as count, ${exactMoment('min(first.at)')} as oldest,
       coalesce(bool_or(providers.state = 'open'), false) as "isSuspended"
from every_line line
cross join lateral (
  select count(*) from (
    select from step_runs where state = 'pending' and provider = line.provider and priority = line.priority
      and coach = line.coach limit ${most}) few
) counted
cross join lateral (
  select min(next_attempt_at) as at from step_runs
  where state = 'pending' and provider = line.provider and priority = line.priority and coach = line.coach
) first
left join providers on providers.name = line.provider
where $1::text[] is null or line.coach = any ($1)
group by line.provider order by min(first.at), line.provider`

const isWaiting = `status = 'active' and not is_completed and current_run_id is null and next_email_due_at is not null`

const selectJourneys = `
select (select count(*)::int from (select from user_journeys where ${isWaiting} limit ${most}) few) as count,
       (select ${exactMoment('min(next_email_due_at)')} from user_journeys where ${isWaiting}) as oldest`

const selectJourneysOf = `
select least(sum(counted.count), ${most})::int as count, ${exactMoment('min(first.at)')} as oldest
from email_campaigns campaign
cross join lateral (
  select count(*) from (select from user_journeys where campaign_id = campaign.id and ${isWaiting} limit ${most}) few
) counted
cross join lateral (
  select min(next_email_due_at) as at from user_journeys where campaign_id = campaign.id and ${isWaiting}
) first
where campaign.coach = any ($1::text[])`
