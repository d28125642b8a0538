import { randomUUID } from 'node:crypto'
import { addressHash, unsubscribeToken } from '../../subscriptions/address-hash.ts'
import type { Plan, PlannedEffect } from './plan.ts'
import type { LeasedRun, RunState } from '../outbox/run.ts'
import type { StoredEffect } from './store-effects.ts'
import { keyLifeMs } from './store-submission.ts'
import type { Submission } from './submission.ts'

export type FirstContactOptions = { now: Date; secret: string; leases: (effect: PlannedEffect) => boolean }

/** The rows that a person's first submission to a coach leads to, as the statement takes them. */
export const firstContactRows = (
  submission: Submission,
  plan: Plan & { lead: NonNullable<Plan['lead']> },
  { now, secret, leases }: FirstContactOptions,
) => {
  const { campaign, values, idempotency } = submission
  const email = String(values['email'] ?? '')
  const leadId = randomUUID()
  const journeyId = plan.journey && randomUUID()
  const runs = plan.effects.map((effect) => ({
    ...runOf(effect, submission, journeyId, leases(effect)),
    lead_id: leadId,
  }))
  const person = {
    token: unsubscribeToken(secret, campaign.coach, email),
    coach: campaign.coach,
    address_hash: addressHash(secret, email),
    now,
    scope: idempotency?.scope ?? null,
    fingerprint: idempotency?.fingerprint ?? null,
    key_until: new Date(now.getTime() + keyLifeMs),
    lead_id: leadId,
    email,
    name: textOf(values['name']) || null,
    source: plan.lead.source,
    metadata: plan.lead.metadata,
    campaign_id: campaign.rowId,
    campaign: campaign.id,
    submission_id: randomUUID(),
    answers: values,
    attribution: submission.attribution,
    ip_hash: submission.ipHash,
    page_path: submission.pagePath,
    request_id: submission.requestId,
    consent: plan.consent?.text ?? null,
    consent_version: plan.consent?.version ?? null,
    journey_id: journeyId,
    page_id: campaign.pageRowId,
    sequence:
      campaign.sequences.length > 0 ? Math.min(...campaign.sequences.map((mail) => mail.position)) : 1,
    due_at: plan.journey?.firstMailDueAt ?? null,
    run_id: runs.find((run) => run.journey_id !== null)?.id ?? null,
    in_digest: plan.digest,
  }
  return { person, runs }
}

/** The outbox rows once they are written, as the database has them. */
export const storedEffects = ({ person, runs }: Written, leaseToken: string): StoredEffect[] =>
  runs.map((run) => ({
    id: run.id,
    key: run.key,
    state: run.state,
    lastError: run.last_error,
    leased: run.state === 'running' ? leasedRun(person, run, leaseToken) : null,
  }))

type Written = ReturnType<typeof firstContactRows>

const leasedRun = (
  person: Written['person'],
  run: Written['runs'][number],
  leaseToken: string,
): LeasedRun => ({
  id: run.id,
  submissionId: person.submission_id,
  leadId: person.lead_id,
  journeyId: run.journey_id,
  coach: person.coach,
  campaign: person.campaign,
  step: run.step,
  key: run.key,
  config: run.config,
  provider: run.provider,
  email: run.email,
  priority: run.priority,
  isDrip: false,
  isAwaited: run.wait > 0,
  troubled: false,
  attempts: 1,
  outages: 0,
  dispatches: 0,
  leaseToken,
  firstDueAt: person.now,
})

const runOf = (
  effect: PlannedEffect,
  { campaign }: Submission,
  journeyId: string | null,
  isLeased: boolean,
) => {
  const isOff = effect.email !== null && !campaign.mails
  const isOfJourney = journeyId !== null && effect.sequencePosition !== null && !isOff
  const state: RunState = isOff ? 'cancelled' : isLeased ? 'running' : 'pending'
  return {
    id: randomUUID(),
    step: effect.step,
    key: effect.key,
    config: effect.config,
    provider: effect.provider,
    email: effect.email,
    journey_id: isOfJourney ? journeyId : null,
    sequence_position: isOfJourney ? effect.sequencePosition : null,
    state,
    last_error: isOff ? 'The mails of this campaign are switched off.' : null,
    wait: effect.wait,
    priority: effect.priority,
  }
}

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')
