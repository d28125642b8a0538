import { randomUUID } from 'node:crypto'
import { prepared, type Client } from '../../adapters/postgres.ts'
import { confirmationsSql } from '../../subscriptions/mail-cap.ts'
import { whySuppressed } from '../../db/why-suppressed.ts'
import type { PlannedEffect } from './plan.ts'
import type { StoredSubmission, Submission } from './submission.ts'
import { enqueue, leasedWhere, type NewRun } from '../outbox/enqueue.ts'
import { leasedRunColumns, type LeasedRun, type RunEnd } from '../outbox/run.ts'

/** `isNew`: written now; else the effect attached to it. */
export type StoredEffect = LeasedRun & RunEnd & { isNew: boolean }

type Caused = Pick<StoredSubmission, 'leadId' | 'journeyId' | 'suppression'> & {
  id: string | null
  isUnconfirmed?: boolean
}

/**
 * Enqueues every effect, except those done lately: they attach to the existing row. A mail above the daily limit of its
 * address waits, and the answer does not depend on it. Must run in the transaction of `storeSubmission`, after it: its
 * locks serialize two presses.
 */
export const storeEffects = async (
  client: Pick<Client, 'query'>,
  { campaign }: { campaign: Pick<Submission['campaign'], 'coach' | 'id' | 'rowId'> },
  stored: Caused,
  effects: PlannedEffect[],
  now: Date,
): Promise<StoredEffect[]> => {
  const rows = effects.map((effect, place) => ({
    ...rowOf(effect, stored),
    place,
    once_since: new Date(now.getTime() - effect.onceInHours * 3_600_000),
    is_once: effect.onceInHours > 0,
  }))
  const { rows: found } = await client.query<StoredEffect & { isLater: boolean }>(
    prepared('store-effects', statement),
    [
      JSON.stringify(rows),
      now,
      stored.id,
      stored.leadId,
      campaign.coach,
      campaign.id,
      campaign.rowId,
      randomUUID(),
      stored.journeyId,
    ],
  )
  return found.filter((run) => !run.isLater)
}

/** The row of an effect, once its lead and journey are known. */
const rowOf = (effect: PlannedEffect, { journeyId, suppression, isUnconfirmed = false }: Caused) => {
  const isStopped = effect.stopsWithUnsubscribe && effect.state !== 'cancelled'
  if (!isStopped || suppression === null)
    return {
      ...(isUnconfirmed && suppression === null ? untilConfirmed(effect) : effect),
      ...(journeyId === null && { sequencePosition: null }),
    }
  return { ...effect, state: 'suppressed', lastError: whySuppressed[suppression], sequencePosition: null }
}

/** Before the address is confirmed, mails of the form itself leave: they ask for it. */
export const untilConfirmed = (effect: PlannedEffect): PlannedEffect =>
  effect.stopsWithUnsubscribe && effect.email === null && effect.state !== 'cancelled'
    ? { ...effect, state: 'suppressed', lastError: 'It waits until the person confirms the address.' }
    : effect

const isLater = `(state = 'pending' and attempts = 0 and next_attempt_at > $2::timestamptz)`

export const effectRun = {
  sequencePosition: '"sequencePosition"',
  step: 'step',
  effectKey: 'key',
  config: 'config',
  provider: 'provider',
  priority: 'priority',
  awaitedUntil: 'case when wait > 0 then now() + make_interval(secs => wait) end',
}

/** What the row takes of `PlannedEffect`. */
export const effectColumns = `step text, key text, config jsonb, provider text, email text,
    "sequencePosition" int, state text, "lastError" text, wait int, priority int`

const newRun: NewRun = {
  ...effectRun,
  submissionId: '$3::uuid',
  leadId: '$4::uuid',
  journeyId: `case when "sequencePosition" is not null then $9::uuid end`,
  coach: '$5::text',
  campaign: '$6::text',
  campaignId: '$7::uuid',
  email: 'email',
  state: `case when is_later then 'pending' else state end`,
  lastError: `case when is_later then 'It waits: this address has had its emails for a day.' else "lastError" end`,
  nextAttemptAt: `case when state in ('pending', 'running') then at end`,
  firstDueAt: 'case when is_later then at end',
  finishedAt: `case when state not in ('pending', 'running') then $2::timestamptz end`,
  createdAt: '$2::timestamptz',
  updatedAt: '$2::timestamptz',
  ...leasedWhere(`state = 'running' and not is_later`, '$8::uuid'),
}

const statement = `
with wanted as (
  select * from jsonb_to_recordset($1::jsonb) as wanted (
    place int, once_since timestamptz, is_once boolean, ${effectColumns})
),
attached as (
  select distinct on (run.effect_key) run.*
  from wanted join step_runs run on run.lead_id = $4::uuid and run.effect_key = wanted.key and wanted.is_once
  where run.state in ('pending', 'running') or (run.state = 'sent' and run.sent_at > wanted.once_since)
  order by run.effect_key, run.created_at desc
),
${confirmationsSql},
fresh as (
  select wanted.*, coalesce(slot.at, $2::timestamptz) as at, coalesce(slot.at > $2::timestamptz, false) as is_later
  from wanted left join slot on slot.key = wanted.key
  where not exists (select from attached where attached.effect_key = wanted.key)
),
made as (${enqueue(newRun, 'from fresh returning *')}),
travelling as (
  update user_journeys journey set current_run_id = made.id
  from made where journey.id = made.journey_id and made.state in ('pending', 'running')
)
select ${leasedRunColumns}, state, last_error as "lastError", true as "isNew", ${isLater} as "isLater" from made
union all
select ${leasedRunColumns}, state, last_error, false, ${isLater} from attached`
