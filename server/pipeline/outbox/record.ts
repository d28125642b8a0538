import { setTimeout as pause } from 'node:timers/promises'
import { prepared, type Client, type Pool, inBatches } from '../../adapters/postgres.ts'
import { advanceJourney, nextMail, planColumns } from '../../db/next-mail.ts'
import type { leads } from '../../db/schema/people.ts'
import { inTransaction } from '../../db/transaction.ts'
import { StorageUnavailable } from '../../errors.ts'
import { suppress } from '../../subscriptions/suppress.ts'
import { isStopped } from '../mail/ask-again.ts'
import type { StepResult } from '../step.ts'
import { classifyResult, type Verdict } from './classify-result.ts'
import type { AttemptReport, PerformDeps } from './attempt.ts'
import { keysOf } from './leases.ts'
import { idsOf, isOver, type LeasedRun, type RunEnd } from './run.ts'

/** Null when that could not be written, or the lease is lost: another process continues. */
export const record = async (
  deps: PerformDeps,
  run: LeasedRun,
  result: StepResult,
  began: number,
): Promise<RunEnd | null> => {
  const end = await untilStored(deps, run, result)
  if (!end) return null
  const { state } = end
  deps.log.info({ ...idsOf(run), state, attempt: run.attempts }, 'A step was attempted.')
  deps.onAttempt?.({
    step: run.step,
    provider: run.provider,
    state,
    mail: kindOfMail(run),
    seconds: (performance.now() - began) / 1000,
    waitedSeconds: Math.max(0, (deps.clock.now().getTime() - run.firstDueAt.getTime()) / 1000),
  })
  return end
}

/** A sent mail must not be forgotten over a short outage: retries for as long as the row may be ours. */
const untilStored = async (deps: PerformDeps, run: LeasedRun, result: StepResult) => {
  for (let left = 30; ; left--) {
    try {
      return await write(deps, run, result)
    } catch (error) {
      if (left === 0 || !(error instanceof StorageUnavailable)) {
        deps.log.error({ ...idsOf(run), err: error }, 'The result of a step could not be recorded.')
        return null
      }
      await pause(500)
    }
  }
}

const write = async ({ pool, clock }: PerformDeps, run: LeasedRun, result: StepResult) => {
  const now = clock.now()
  if (result.kind !== 'done') return fail(pool, run, classifyResult(run, result, now), now)
  const end: RunEnd = { id: run.id, key: run.key, state: 'sent', lastError: null }
  return (await complete(pool, run, now)) ? end : null
}

const kindOfMail = ({ email, isDrip, provider }: LeasedRun): AttemptReport['mail'] => {
  if (email !== null) return isDrip ? 'journey' : 'confirmation'
  return provider === 'mail' ? 'other' : null
}

type Done = { run: LeasedRun; now: Date }

/**
 * Outbox row, delivery log and journey in one statement. False, having written nothing, when the lease is lost. Rows
 * that nobody waits for share a statement.
 */
const complete = async (pool: Pool, run: LeasedRun, now: Date): Promise<boolean> => {
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

type Written = Pick<RunEnd, 'state'> & { addressHash: (typeof leads.$inferSelect)['addressHash'] | null }

/**
 * Outbox row, delivery log, error log, journey and suppression are one commit. Null, having written nothing, when the
 * lease is lost.
 */
const fail = async (pool: Pool, run: LeasedRun, verdict: Verdict, now: Date): Promise<RunEnd | null> => {
  // One statement is a commit; only more needs a transaction.
  const isMore = run.journeyId !== null || verdict.suppressAddress
  const written = isMore
    ? await inTransaction(pool, (client) => writeWithPerson(client, run, verdict, now))
    : await writeVerdict(pool, run, verdict, now)
  return written && { id: run.id, key: run.key, state: written.state, lastError: verdict.lastError }
}

const writeWithPerson = async (client: Client, run: LeasedRun, verdict: Verdict, now: Date) => {
  const written = await writeVerdict(client, run, verdict, now)
  if (!written) return null
  const { addressHash } = written
  if (verdict.suppressAddress && addressHash)
    await suppress(client, { coach: run.coach, addressHash, reason: 'refused', now })
  if (isOver(written.state)) await advanceJourney(client, { runIds: [run.id], now })
  return written
}

const writeVerdict = async (database: Pool | Client, run: LeasedRun, verdict: Verdict, now: Date) => {
  const { rows } = await database.query<Written>(prepared('fail', failSql), [
    run.id,
    run.leaseToken,
    verdict.state,
    verdict.nextAttemptAt,
    verdict.lastError,
    verdict.detail,
    verdict.isOutage && verdict.counts ? 1 : 0,
    verdict.mayHaveLeft,
    now,
    // One line for an outage, not one an attempt.
    verdict.detail !== null && !(verdict.isOutage && (run.outages > 0 || run.troubled)),
    verdict.counts,
    verdict.isTroubled,
  ])
  return rows[0] ?? null
}

const failSql = `
with verdict as (
  select run.id, lead.address_hash, lead.email as address,
    case when $3::text = 'pending' and run.email is not null and ${isStopped('run', 'lead.address_hash')} then 'cancelled' else $3::text end as state
  from step_runs run left join leads lead on lead.id = run.lead_id
  where run.id = $1::uuid and run.lease_token = $2::uuid and run.state = 'running'
  for update of run
),
finished as (
  update step_runs run set
    state = verdict.state,
    next_attempt_at = case
      when verdict.state <> 'pending' then null
      when ($7::int > 0 or not $11::boolean) and run.awaited_until > now() then $9::timestamptz + interval '1 second'
      else $4::timestamptz end,
    last_error = $5::text, last_error_detail = $6::text, outages = run.outages + $7::int,
    attempts = run.attempts - case when $11 then 0 else 1 end, troubled = $12::boolean and verdict.state = 'pending',
    handovers = run.handovers - case when run.handed_over_at is not null and not $8::boolean then 1 else 0 end,
    handed_over_at = null, lease_token = null, lease_until = null,
    finished_at = case when verdict.state <> 'pending' then $9::timestamptz end,
    updated_at = $9::timestamptz
  from verdict where run.id = verdict.id
  returning run.*, verdict.address, verdict.address_hash
),
delivery as (
  insert into delivery_log (email_address, status, created_at, updated_at, campaign_id, coach, step, email, step_run_id,
                            error)
  select address, case when state = 'cancelled' then 'failed' else state end, $9::timestamptz, $9::timestamptz, campaign_id, coach, step, email, id, $5::text
  from finished where email is not null and address is not null
  on conflict (step_run_id) do update
    set status = excluded.status, error = excluded.error, updated_at = excluded.updated_at
),
fault as (
  insert into error_log (function_name, error_message, created_at, request_data, lead_id)
  select coalesce(config->>'function', step), $6::text, $9::timestamptz,
         jsonb_build_object('campaign', campaign, 'stepRun', id, 'submission', submission_id, 'attempt', attempts),
         lead_id
  from finished where $10::boolean
)
select state, address_hash as "addressHash" from finished`
