import { prepared, type Client, type Pool } from '../../adapters/postgres.ts'
import { advanceJourney } from '../../db/next-mail.ts'
import type { leads } from '../../db/schema/people.ts'
import { inTransaction } from '../../db/transaction.ts'
import { suppress } from '../../subscriptions/suppress.ts'
import { maskAddresses } from '../mask-addresses.ts'
import { isStopped } from '../mail/ask-again.ts'
import type { Verdict } from './classify-result.ts'
import { isOver, type LeasedRun, type RunEnd } from './run.ts'

type Written = Pick<RunEnd, 'state'> & { addressHash: (typeof leads.$inferSelect)['addressHash'] | null }

/**
 * Outbox row, delivery log, error log, journey and suppression are one commit. Null, having written nothing, when the
 * lease is lost.
 */
export const fail = async (
  pool: Pool,
  run: LeasedRun,
  verdict: Verdict,
  now: Date,
): Promise<RunEnd | null> => {
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
    verdict.lastError && maskAddresses(verdict.lastError),
    verdict.detail && maskAddresses(verdict.detail),
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
