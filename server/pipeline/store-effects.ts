import { randomUUID } from 'node:crypto'
import type { Client } from '../adapters/postgres.ts'
import { prepared } from '../db/prepared.ts'
import type { PlannedEffect } from './plan.ts'
import type { StoredSubmission } from './store-submission.ts'
import type { Submission } from './submission.ts'
import { heldRunColumns, leaseSeconds } from './run.ts'
import type { HeldRun, RunEnd, RunState } from './run.ts'

/** An outbox row that the submission has to do with: made by it, or there already. */
export type StoredEffect = RunEnd & {
  /** Set when this process already holds the row and is to perform it at once. */
  held: HeldRun | null
}

/**
 * Writes an outbox row for every effect, but for those that are capped: they attach to the row that is there. Must run in
 * the transaction of `storeSubmission`, after it: the lead's row is locked, so two presses cannot both find none.
 */
export const storeEffects = async (
  client: Client,
  submission: Submission,
  stored: StoredSubmission,
  effects: PlannedEffect[],
  { now, hold }: { now: Date; hold: boolean },
): Promise<StoredEffect[]> => {
  const { campaign } = submission
  const rows = effects.map((effect) => {
    const end = endAtOnce(effect, campaign.mails, stored.isSuppressed)
    // A mail that is called off at once leaves its place in the journey free for the tick.
    const isNewJourney = stored.journeyId !== null && effect.sequencePosition !== null && !end
    return {
      step: effect.step,
      key: effect.key,
      config: effect.config,
      email: effect.email,
      once_since: new Date(now.getTime() - effect.onceInHours * 3_600_000),
      is_once: effect.onceInHours > 0,
      journey_id: isNewJourney ? stored.journeyId : null,
      sequence_position: isNewJourney ? effect.sequencePosition : null,
      state: end ? end.state : hold ? 'running' : 'pending',
      last_error: end?.reason ?? null,
      wait: effect.wait,
    }
  })
  const { rows: found } = await client.query<
    HeldRun & { state: RunState; lastError: string | null; isNew: boolean }
  >(prepared('store-effects', statement), [
    JSON.stringify(rows),
    now,
    stored.id,
    stored.leadId,
    campaign.coach,
    campaign.id,
    campaign.rowId,
    randomUUID(),
  ])
  return found.map((run) => ({
    id: run.id,
    key: run.key,
    state: run.state,
    lastError: run.lastError,
    held: run.isNew && run.state === 'running' ? run : null,
  }))
}

const endAtOnce = (effect: PlannedEffect, mails: boolean, isSuppressed: boolean) => {
  if (effect.email === null) return null
  if (!mails) return { state: 'cancelled', reason: 'The mails of this campaign are switched off.' }
  return isSuppressed ? { state: 'suppressed', reason: 'The person has unsubscribed from this coach.' } : null
}

const statement = `
with wanted as (
  select * from jsonb_to_recordset($1::jsonb) as wanted (
    step text, key text, config jsonb, email text, once_since timestamptz, is_once boolean, journey_id uuid,
    sequence_position int, state text, last_error text, wait int)
),
attached as (
  select distinct on (run.effect_key) run.*
  from wanted join step_runs run on run.lead_id = $4::uuid and run.effect_key = wanted.key and wanted.is_once
  where run.state in ('pending', 'running') or (run.state = 'sent' and run.sent_at > wanted.once_since)
  order by run.effect_key, run.created_at desc
),
made as (
  insert into step_runs (submission_id, lead_id, journey_id, sequence_position, coach, campaign, campaign_id, step,
                         effect_key, config, email, state, last_error, attempts, next_attempt_at, awaited_until,
                         lease_token, lease_until, finished_at, created_at, updated_at)
  select $3::uuid, $4::uuid, journey_id, sequence_position, $5::text, $6::text, $7::uuid, step,
         key, config, email, state, last_error,
         case when state = 'running' then 1 else 0 end,
         case when state in ('pending', 'running') then $2::timestamptz end,
         case when wait > 0 then now() + make_interval(secs => wait) end,
         case when state = 'running' then $8::uuid end,
         case when state = 'running' then now() + interval '${leaseSeconds} seconds' end,
         case when state not in ('pending', 'running') then $2::timestamptz end,
         $2::timestamptz, $2::timestamptz
  from wanted where not exists (select from attached where attached.effect_key = wanted.key)
  returning *
),
travelling as (
  update user_journeys journey set current_run_id = made.id
  from made where journey.id = made.journey_id and made.state in ('pending', 'running')
)
select ${heldRunColumns}, state, last_error as "lastError", true as "isNew" from made
union all
select ${heldRunColumns}, state, last_error, false from attached`
