/** States of an outbox row. The first two are on their way; the others are ends. */
export type RunState = 'pending' | 'running' | 'sent' | 'failed' | 'unknown' | 'suppressed' | 'cancelled'

/** Seconds of database time that a process may hold a row; longer than any step's time limit. */
export const leaseSeconds = 20

/** An outbox row that this process holds. */
export type HeldRun = {
  id: string
  submissionId: string | null
  leadId: string
  journeyId: string | null
  coach: string
  campaign: string
  step: string
  key: string
  config: unknown
  email: string | null
  /** Mails of journeys are never sent again when they may have left. */
  isDrip: boolean
  attempts: number
  outages: number
  handovers: number
  leaseToken: string
  createdAt: Date
}

/** `returning` list that makes a `HeldRun`. */
export const heldRunColumns = `
  id, submission_id as "submissionId", lead_id as "leadId", journey_id as "journeyId", coach, campaign, step,
  effect_key as key, config, email, priority > 0 as "isDrip", attempts, outages, handovers,
  lease_token as "leaseToken", created_at as "createdAt"`

/** How an outbox row stands, for whoever waits for it. */
export type RunEnd = { id: string; key: string; state: RunState; lastError: string | null }

export const isOver = (state: RunState) => state !== 'pending' && state !== 'running'
