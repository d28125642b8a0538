import { masked } from '../pipeline/mask-addresses.ts'
import { mostCounted } from '../../engine/campaign/staff/counted.ts'
import { mostFailing, type FailingGroup } from '../../engine/campaign/staff/queue/failing.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { isOver, type RunState } from '../pipeline/outbox/run.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'
import type { Coaches } from '../people/coaches.ts'
import type { Member } from './member.ts'
import { isNoSuchAddress } from './queue/no-such-address.ts'
import { exactMoment } from './queue/page.ts'

export type Staff = Member & { ipHash: string }

/** False: no such row for this member of staff, not failed, or a suppressed address. */
export const tryAgain = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  id: string,
  { staff, coaches, ipHash }: Staff,
): Promise<boolean> => {
  const { rows } = await pool.query(retryOne, [id, clock.now(), coaches, staff, ipHash])
  return rows.length > 0
}

export const mayTryAgain = (
  run: string,
) => `(${run}.state = 'failed' and not (${run}.email is not null and exists (
  select from suppressions join leads on leads.id = ${run}.lead_id
  where suppressions.coach = ${run}.coach and suppressions.address_hash = leads.address_hash)))`

/** SQL: no mail about an event that has begun, is cancelled or was left. `now`: a parameter. */
const isOfUse = (run: string, now: string) => `not (
  ${run}.email is not null and ${run}.journey_id is null and exists (
    select from events event where event.campaign_id = ${run}.campaign_id and (event.starts_at <= ${now}::timestamptz or (
      ${run}.effect_key !~ '^(event:|ask-again$)' and (event.status = 'cancelled' or not exists (
        select from registrations seat where seat.event = event.id and seat.lead_id = ${run}.lead_id))))))`

/** SQL: retries the rows of `picked` as `tried`. `now`: a parameter; `priority`: after those that somebody waits for. */
const againFrom = (picked: string, now: string, priority = 'greatest(run.priority, 2)') => `tried as (
  update step_runs run set state = 'pending', next_attempt_at = ${now}::timestamptz, first_due_at = ${now}::timestamptz,
         priority = ${priority}, finished_at = null, updated_at = ${now}
  from ${picked} where run.id = ${picked}.id
  returning run.id
),
delivery as (
  update delivery_log set status = 'pending', updated_at = ${now} from tried where step_run_id = tried.id
)`

const retryOne = `
with failed as (
  select id from step_runs run
  where id = $1::uuid and ($3::text[] is null or coach = any ($3)) and ${mayTryAgain('run')} for update
),
${againFrom('failed', '$2', 'run.priority')},
audit as (
  insert into audit_log (actor, action, subject, ip_hash, created_at)
  select $4, 'step_tried_again', id, $5, $2 from tried
)
select id from tried`

export type Alike = Pick<FailingGroup, 'provider' | 'lastError'>

/** Rows a statement, so that locks are short. */
const batch = 1000
const mostKinds = 50

/** The latest steps that ended badly, by provider and reason. */
export const findFailing = async (pool: Pool, now: Date, coaches: Coaches): Promise<FailingGroup[]> =>
  (await pool.query<FailingGroup>(select, [now, coaches, mostKinds])).rows

/** How many of the latest steps that ended badly since then can be tried again; at most one more than `mostCounted`. */
export const countLost = async (
  pool: Pool,
  coaches: Coaches,
  { now, since }: { now: Date; since: Date },
): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(countRetriable, [now, coaches, since])
  return rows[0]?.count ?? 0
}

/** Each step once; returns how many. After a crash another press continues. */
export const retryLost = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  { provider, lastError }: Alike,
  { staff, coaches, ipHash }: Staff,
): Promise<number> => {
  const now = clock.now()
  let sum = 0
  for (;;) {
    const values = [now, coaches, provider, lastError, batch, staff, ipHash]
    const { rows } = await pool.query<{ count: number }>(retryAll, values)
    const count = rows[0]?.count ?? 0
    sum += count
    if (count < batch) return sum
  }
}

const isSeen = `run.finished_at <= $1::timestamptz and ($2::text[] is null or run.coach = any ($2))`
const isLost = `${mayTryAgain('run')} and ${isOfUse('run', '$1')} and not ${isNoSuchAddress('run')}`

const latest = (where = '') => `
  select * from step_runs run where state in ('failed', 'unknown') and ${isSeen} ${where}
  order by run.finished_at desc limit ${mostFailing}`

const mostNamed = 3

const select = `
select run.provider, run.state, run.last_error as "lastError", count(*)::int as count,
       (count(*) filter (where ${isLost}))::int as again,
       (count(*) filter (where ${isNoSuchAddress('run')}))::int as "noSuchAddress",
       ${exactMoment('min(run.finished_at)')} as "firstAt", ${exactMoment('max(run.finished_at)')} as "lastAt",
       count(distinct run.lead_id)::int as people,
       coalesce((array_agg(distinct coalesce(lead.name, lead.email)) filter (where lead.id is not null))[1:${mostNamed}], '{}')
         as names
from (${latest()}) run left join leads lead on lead.id = run.lead_id
group by run.provider, run.state, run.last_error order by max(run.finished_at) desc, run.provider, run.last_error limit $3`

const countRetriable = `
select count(*)::int as count from (
  select from (${latest('and run.finished_at > $3')}) run where ${isLost} limit ${mostCounted + 1}
) few`

const retryAll = `
with lost as (
  select id from step_runs run
  where provider = $3 and last_error is not distinct from $4::text and ${isSeen} and ${isLost}
  order by finished_at limit $5 for update skip locked
),
${againFrom('lost', '$1')},
audit as (
  insert into audit_log (actor, action, subject, ip_hash, details, created_at)
  select $6, 'failed_steps_retried', $3, $7,
         jsonb_build_object('steps', count(*), 'reason', $4::text), $1 from tried having count(*) > 0
)
select count(*)::int as count from tried`

export type RetryResult = { id: string; email: string; status: RunState }

/** Returns their states after at most twenty seconds. */
export type RetryFailed = (campaignRowId: string, by: Staff) => Promise<RetryResult[]>

type RetryDeps = { pool: Pool; clock: Clock; worker: Pick<Worker, 'wake' | 'completions'> }

const most = 100
const patience = { all: 20_000, look: 250 }

/** Concurrent calls retry each mail once. */
export const createRetryFailed = ({ pool, clock, worker }: RetryDeps): RetryFailed => {
  const look = async (ids: string[]): Promise<RetryResult[]> =>
    (await pool.query<RetryResult>(selectRuns, [ids])).rows.map((run) => ({
      ...run,
      email: masked(run.email),
    }))
  return async (campaignRowId, by) => {
    const values = [campaignRowId, clock.now(), by.staff, by.ipHash, most]
    const { rows } = await pool.query<{ id: string }>(retryMails, values)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    worker.wake()
    const end = performance.now() + patience.all
    let runs = await look(ids)
    while (performance.now() < end && !worker.completions.isReleased()) {
      const open = runs.filter(({ status }) => !isOver(status)).map(({ id }) => id)
      if (open.length === 0) break
      await worker.completions.next(open, patience.look)
      runs = await look(ids)
    }
    return runs
  }
}

const selectRuns = `
select run.id, run.state as status, lead.email from step_runs run join leads lead on lead.id = run.lead_id
where run.id = any ($1::uuid[]) order by run.created_at, run.id`

/** How many of the latest failed mails of a campaign the next press would send. */
export const countRetriableMails = async (pool: Pool, campaignRowId: string, now: Date): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(countMails, [campaignRowId, now])
  return rows[0]?.count ?? 0
}

const failedMails = `step_runs run
  where id in (
      select id from step_runs
      where campaign_id = $1::uuid and email is not null and lead_id is not null and state = 'failed'
      order by finished_at desc limit ${mostFailing})
    and ${mayTryAgain('run')} and ${isOfUse('run', '$2')}`

const countMails = `select count(*)::int as count from (select from ${failedMails} limit ${most}) few`

const retryMails = `
with failed as (
  select id from ${failedMails}
  order by finished_at limit $5 for update skip locked
),
${againFrom('failed', '$2')},
audit as (
  insert into audit_log (actor, action, subject, ip_hash, details, created_at)
  select $3, 'failed_mails_retried', ($1::uuid)::text, $4, jsonb_build_object('mails', (select count(*) from tried)), $2
)
select id from tried`
