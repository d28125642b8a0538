/** States of an outbox row. The first two are on their way; the others are ends. */
export type RunState = 'pending' | 'running' | 'sent' | 'failed' | 'unknown' | 'suppressed' | 'cancelled'

/** Seconds of database time that a process may hold a row without a sign of life; renewed while it is at work on it. */
export const leaseSeconds = 20

/** An outbox row that this process holds. */
export type LeasedRun = {
  id: string
  submissionId: string | null
  /** Null for what belongs to no single person. */
  leadId: string | null
  journeyId: string | null
  coach: string
  campaign: string
  step: string
  key: string
  config: unknown
  provider: string
  email: string | null
  /** 0: a person waits for it; 1: mails of journeys; 2: what can wait. */
  priority: number
  /** Mails of journeys are never sent again when they may have left. */
  isDrip: boolean
  /** Whether a visitor's answer depends on it. */
  isAwaited: boolean
  /** Whether its last attempt failed because the receiver as a whole could not be used. */
  troubled: boolean
  attempts: number
  outages: number
  handovers: number
  leaseToken: string
  /** When it was first to leave: its five days of tries count from here. */
  firstDueAt: Date
}

/** `returning` list that makes a `LeasedRun`. */
export const leasedRunColumns = `
  id, submission_id as "submissionId", lead_id as "leadId", journey_id as "journeyId", coach, campaign, step,
  effect_key as key, config, provider, email, priority, priority = 1 as "isDrip",
  awaited_until is not null as "isAwaited", troubled, attempts, outages, handovers,
  lease_token as "leaseToken", coalesce(first_due_at, created_at) as "firstDueAt"`

/** How an outbox row stands, for whoever waits for it. */
export type RunEnd = { id: string; key: string; state: RunState; lastError: string | null }

export const isOver = (state: RunState) => state !== 'pending' && state !== 'running'
