import type { FormValues } from '../../../engine/campaign/form/form-values.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'

export type QuarantineReason = 'trap' | 'too_fast' | 'rate'

export type Submission = {
  campaign: SiteCampaign
  values: FormValues
  attribution: Record<string, string>
  quarantined: QuarantineReason | null
  /** Hash of campaign, host, visitor's address and Idempotency-Key, and hash of the body; null without a key. */
  idempotency: { scope: string; fingerprint: string } | null
  /** Keyed hash of the visitor's address; never the address itself. */
  ipHash: string
  pagePath: string
  requestId: string
}

export type Acceptance =
  /**
   * Stored; the awaited steps are done, late (`partial`) or silent about their failure. `waited` is false when there
   * was nothing to wait for (quarantined, capped, suppressed): an answer that comes sooner would reveal it.
   */
  | { kind: 'stored'; submissionId: string; outcome: 'full' | 'partial'; waited: boolean; replayed: boolean }
  /** Stored, but an awaited step with onError: error was refused for good. */
  | { kind: 'step_failed'; submissionId: string; step: string; publicMessage: string; replayed: boolean }
  /** The event takes no more, or has this person already: nothing was written. */
  | { kind: 'refused'; code: 'already_registered' | 'event_full' | 'event_over' }
  /** The coach's mail server has refused this address for good, and the campaign sends mail: nothing was written. */
  | { kind: 'address_refused' }
  /** Same key, different body: nothing was written. */
  | { kind: 'mismatch' }

/**
 * Stores a submission with everything that follows from it in one transaction, then waits for its awaited steps.
 * Throws `StorageUnavailable` when nothing could be stored; then nothing was.
 */
export type Accept = (submission: Submission) => Promise<Acceptance>
