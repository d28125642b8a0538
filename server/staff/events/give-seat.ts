import { findCampaign } from '../../../engine/campaign/release/on-date.ts'
import type { GiveResult } from '../../../engine/campaign/staff/events.ts'
import { normalizeEmail } from '../../../engine/campaign/form/email-address.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isOver, type SeatBook } from '../../events/event-state.ts'
import { SeatRefused } from '../../events/seats.ts'
import { planSubmission, sendsMail, type Plan } from '../../pipeline/accept/plan.ts'
import { AddressRefused, writeSubmission } from '../../pipeline/accept/store-submission.ts'
import type { Submission } from '../../pipeline/accept/submission.ts'
import type { Worker } from '../../pipeline/outbox/worker.ts'
import type { Steps } from '../../pipeline/step.ts'
import type { Clock, WithSite } from '../../ports.ts'
import type { Staff } from '../try-again.ts'

export type GiveDeps = WithSite & {
  pool: Pool
  clock: Clock
  steps: Steps
  secret: string
  seatBook: Pick<SeatBook, 'note'>
  worker: Pick<Worker, 'wake'>
}

export type Given = { event: string; name: string; email: string; oneMore: boolean }

/**
 * Registers somebody as the form would, mails included, in one transaction with its audit. Nothing is stored as their
 * consent: they read no form.
 */
export const giveSeat = async (deps: GiveDeps, given: Given, by: Staff): Promise<GiveResult> => {
  const now = deps.clock.now()
  const { site } = deps.releases.current()
  const campaign = findCampaign(site, given.event, now)
  if (!campaign?.event || isOver(campaign.event, now)) return 'closed'
  const submission: Submission = {
    campaign,
    values: { name: given.name.normalize('NFC'), email: normalizeEmail(given.email) ?? '' },
    attribution: {},
    quarantined: null,
    idempotency: null,
    ipHash: by.ipHash,
    pagePath: campaign.path,
    requestId: 'staff',
  }
  const wanted = planSubmission(submission, deps.steps, now)
  if (!wanted.seat) return 'closed'
  const seat: Plan['seat'] = { ...wanted.seat, duplicates: 'tell', isExtra: given.oneMore }
  try {
    const written = await inTransaction(deps.pool, async (client) => {
      const options = { now, secret: deps.secret, needsMail: sendsMail(campaign, wanted) }
      const stored = await writeSubmission(client, submission, { ...wanted, consent: null, seat }, options)
      if (!stored) throw new Error('A submission without a key was not stored.')
      await client.query(audit, [by.staff, given.event, by.ipHash, stored.submissionId, given.oneMore, now])
      return stored
    })
    deps.seatBook.note(given.event, Math.max(0, written.seatsLeft ?? 0))
    deps.worker.wake()
    return 'given'
  } catch (error) {
    return refusalOf(error)
  }
}

const refusalOf = (error: unknown): GiveResult => {
  if (error instanceof AddressRefused) return 'refused'
  if (!(error instanceof SeatRefused)) throw error
  const results = { event_full: 'full', already_registered: 'already', event_over: 'closed' } as const
  return results[error.code]
}

const audit = `
insert into audit_log (actor, action, subject, ip_hash, details, created_at)
values ($1, 'seat_given', $2, $3, jsonb_build_object('submission', $4::text, 'oneMore', $5::boolean), $6)`
