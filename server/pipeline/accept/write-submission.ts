import type { Client } from '../../adapters/postgres.ts'
import { askAgain } from '../mail/ask-again.ts'
import { noteForDigest } from '../mail/digest.ts'
import type { Plan, PlannedEffect } from './plan.ts'
import { refuseWithoutSeat } from '../../events/seat.ts'
import { storeEffects, type StoredEffect } from './store-effects.ts'
import { storeSubmission, type Release } from './store-submission.ts'
import type { Submission } from './submission.ts'

/** Thrown inside the submission's transaction, which rolls back. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

export type WrittenSubmission = { submissionId: string; effects: StoredEffect[]; seatsLeft: number | null }

/**
 * Must run in one transaction. Returns null, having written nothing, when the Idempotency-Key is known, or the
 * submission to approve is no longer quarantined. Throws `SeatRefused` and `AddressRefused`.
 */
export const writeSubmission = async (
  client: Client,
  submission: Submission,
  plan: Plan,
  options: {
    now: Date
    secret: string
    leases: (effect: PlannedEffect) => boolean
    release?: Release
    needsMail?: boolean
  },
): Promise<WrittenSubmission | null> => {
  const { now } = options
  const stored = await storeSubmission(client, submission, plan, options)
  if (!stored) return null
  if (options.needsMail && stored.isRefused) throw new AddressRefused('Mail to this address was refused.')
  if (plan.seat) refuseWithoutSeat(plan.seat, stored)
  const effects =
    plan.effects.length > 0 ? await storeEffects(client, submission, stored, plan.effects, options) : []
  if (plan.digest) {
    const { coach, id: campaign } = submission.campaign
    await noteForDigest(client, { id: stored.id, coach, campaign, now })
  }
  await askAgain(client, submission, stored, plan, now)
  return { submissionId: stored.id, effects, seatsLeft: stored.seatsLeft }
}
