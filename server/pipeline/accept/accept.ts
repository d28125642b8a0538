import type { Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { StorageUnavailable } from '../../errors.ts'
import { openCampaign } from '../../../engine/campaign/release/on-date.ts'
import { ensureDate } from '../../db/ensure-date.ts'
import type { Clock, WithSite } from '../../ports.ts'
import { type SeatBook, isOver } from '../../events/event-state.ts'
import { awaitEffects, beginEffects } from './await-effects.ts'
import {
  leasedHere,
  planSubmission,
  quarantinedPlan,
  sendsMail,
  type Plan,
  type PlannedEffect,
} from './plan.ts'
import type { Backpressure } from './backpressure.ts'
import { SeatRefused, isFull, type SeatCode } from '../../events/seats.ts'
import type { Steps } from '../step.ts'
import { storeFirstContact } from './store-first-contact.ts'
import type { Accept, Submission } from './submission.ts'
import type { Worker } from '../outbox/worker.ts'
import { AddressRefused, writeSubmission, type WrittenSubmission } from './store-submission.ts'
import type { RunEnd } from '../outbox/run.ts'

export type AcceptDeps = WithSite & {
  pool: Pool
  clock: Clock
  steps: Steps
  worker: Pick<Worker, 'hasRoom' | 'perform' | 'wake' | 'completions'>
  seatBook: Pick<SeatBook, 'note'>
  secret: string
  backpressure: Backpressure
}

export const createAccept = (deps: AcceptDeps): Accept => {
  return async (sent) => {
    const startedAt = performance.now()
    const now = deps.clock.now()
    const submission = { ...sent, campaign: openCampaign(sent.campaign, now) }
    await ensureDate({ pool: deps.pool, site: deps.releases.current().site, now }, submission.campaign)
    const wanted = planSubmission(submission, deps.steps, now)
    const plan = submission.quarantined ? quarantinedPlan(wanted) : wanted
    const refusal = await refusalAhead(deps, submission, wanted, now)
    const stored = refusal
      ? null
      : await store(deps, submission, { plan, needsMail: sendsMail(submission.campaign, wanted) }, now)
    if (stored instanceof SeatRefused) return { kind: 'refused', code: stored.code }
    if (stored instanceof AddressRefused) return { kind: 'address_refused' }
    const known = stored ?? (await findReplay(deps.pool, submission, plan, now))
    if (known === 'mismatch') return { kind: 'mismatch' }
    if (!known && refusal) return { kind: 'refused', code: refusal }
    if (!known) throw new StorageUnavailable('The idempotency key has just expired.')
    if (stored) beginEffects(deps.worker, stored.effects)
    const answer = await awaitEffects(deps, plan.effects, known.effects, startedAt)
    return { ...answer, submissionId: known.submissionId, replayed: stored === null }
  }
}

/**
 * Everybody is refused once the event is over. A quarantined submission takes no seat and is answered as if nobody were known: a bot
 * could find out who has a place.
 */
const refusalAhead = async (
  { pool }: AcceptDeps,
  { campaign, quarantined }: Submission,
  { seat }: Plan,
  now: Date,
): Promise<SeatCode | null> => {
  if (campaign.event && isOver(campaign.event, now)) return 'event_over'
  return quarantined && seat && (await isFull(pool, seat.event)) ? 'event_full' : null
}

/** `needsMail`: mail to the person follows, now or after an approval. */
type Planned = { plan: Plan; needsMail: boolean }

/** Null when the Idempotency-Key is known. A refused seat leaves nothing behind, the key included. */
const store = async (
  deps: AcceptDeps,
  submission: Submission,
  planned: Planned,
  now: Date,
): Promise<WrittenSubmission | SeatRefused | AddressRefused | null> => {
  const { plan } = planned
  const note = (seatsLeft: number) => plan.seat && deps.seatBook.note(plan.seat.event, seatsLeft)
  try {
    const written = await deps.backpressure.during(() => write(deps, submission, planned, now))
    if (written && written.seatsLeft !== null) note(written.seatsLeft)
    return written
  } catch (error) {
    if (error instanceof AddressRefused) return error
    if (!(error instanceof SeatRefused)) throw error
    if (error.code === 'event_full') note(0)
    return error
  }
}

/** Under backpressure, effects that nobody waits for are left to the worker. */
const write = async (deps: AcceptDeps, submission: Submission, { plan, needsMail }: Planned, now: Date) => {
  const hasRoom = deps.worker.hasRoom()
  const isUnderPressure = deps.backpressure.isOn()
  if (plan.effects.some((effect) => effect.wait > 0)) deps.backpressure.someoneWaits()
  const leases = (effect: PlannedEffect) => hasRoom && (effect.wait > 0 || !isUnderPressure)
  const effects = plan.effects.map((effect) => (leases(effect) ? leasedHere(effect) : effect))
  const leased = { ...plan, effects }
  const options = { now, secret: deps.secret, needsMail }
  return (
    (await storeFirstContact(deps.pool, submission, leased, options)) ??
    (await inTransaction(deps.pool, (client) => writeSubmission(client, submission, leased, options)))
  )
}

const findReplay = async (
  pool: Pool,
  { idempotency }: Submission,
  plan: Plan,
  now: Date,
): Promise<{ submissionId: string; effects: RunEnd[] } | 'mismatch' | null> => {
  if (!idempotency) return null
  const { rows } = await pool.query<{ fingerprint: string; submissionId: string; leadId: string | null }>(
    `select key.fingerprint, key.submission_id as "submissionId", submission.lead_id as "leadId"
     from idempotency_keys key left join submissions submission on submission.id = key.submission_id
     where key.scope = $1 and key.expires_at > $2`,
    [idempotency.scope, now],
  )
  const known = rows[0]
  if (!known) return null
  if (known.fingerprint !== idempotency.fingerprint) return 'mismatch'
  const effects = known.leadId ? await effectsOf(pool, known.leadId, known.submissionId, plan, now) : []
  return { submissionId: known.submissionId, effects }
}

/** Rows of the submission, or the latest row that the effect attached to; none that waits for another day. */
const effectsOf = async (pool: Pool, leadId: string, submissionId: string, plan: Plan, now: Date) => {
  const { rows } = await pool.query<RunEnd & { isLater: boolean }>(
    `select distinct on (effect_key) id, effect_key as key, state, last_error as "lastError",
            state = 'pending' and attempts = 0 and next_attempt_at > $4 as "isLater"
     from step_runs where lead_id = $1 and effect_key = any ($2::text[])
     order by effect_key, (submission_id = $3::uuid) desc nulls last, created_at desc`,
    [leadId, plan.effects.map((effect) => effect.key), submissionId, now],
  )
  return rows.filter((row) => !row.isLater)
}
