import type { FormValues } from '../../../engine/campaign/form/form-values.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import type { SuppressionReason } from '../../db/why-suppressed.ts'

export type QuarantineReason = 'trap' | 'too_fast' | 'rate'

export type Submission = {
  campaign: SiteCampaign
  values: FormValues
  attribution: Record<string, string>
  /** Where the visit came from (`sourceOf`); absent where it is not known. */
  source?: string | null
  quarantined: QuarantineReason | null
  /** Hash of campaign, host, visitor and Idempotency-Key, and hash of the body; null without a key. */
  idempotency: { scope: string; fingerprint: string } | null
  /** Keyed hash of the visitor's address; never the address itself. */
  ipHash: string
  pagePath: string
  requestId: string
}

/** What the statement that stores a submission found and wrote. */
export type StoredSubmission = {
  id: string
  leadId: string | null
  journeyId: string | null
  /** Null: mail of this coach may be sent. */
  suppression: SuppressionReason | null
  /** What the person asked for waits for the confirmation of the address. */
  isUnconfirmed: boolean
  isFirstContact: boolean
  seatsLeft: number | null
}

export type Acceptance =
  /**
   * `partial`: an awaited step is late or failed silently. `waited`: false when there was nothing to wait for
   * (quarantined, capped, suppressed); a quicker answer would reveal it.
   */
  | { kind: 'stored'; submissionId: string; outcome: 'full' | 'partial'; waited: boolean; replayed: boolean }
  /** Stored, but an awaited step with onError: error failed. */
  | { kind: 'step_failed'; submissionId: string; step: string; publicMessage: string; replayed: boolean }
  /** The event takes no more, or has this person already: nothing was written. */
  | { kind: 'refused'; code: 'already_registered' | 'event_full' | 'event_over' }
  /** The mail server has refused this address before, and the campaign sends mail: nothing was written. */
  | { kind: 'address_refused' }
  /** Same key, different body: nothing was written. */
  | { kind: 'mismatch' }

/** Stores a submission whole, then waits for its awaited steps. Throws `StorageUnavailable` when nothing was stored. */
export type Accept = (submission: Submission) => Promise<Acceptance>
