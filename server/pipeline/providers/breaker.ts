import type { ProviderFault } from '../../ports.ts'

/** How a receiver stands: in use (closed), or left alone until a trial shows that it is back (open). */
export type BreakerState = {
  isOpen: boolean
  fault: ProviderFault | null
  /** Failures in a row; while it is open, trials that failed. */
  failures: number
  openUntil: Date | null
}

export const inUse: BreakerState = { isOpen: false, fault: null, failures: 0, openUntil: null }

/** Failures in a row after which a receiver that does not answer is left alone. One may be a hiccup. */
const outagesToOpen = 3
/** Seconds until the next trial: once back, a receiver is in use again within half a minute, with nobody's help. */
const pauses: Record<ProviderFault, number[]> = {
  outage: [5, 10, 15, 20],
  credentials: [15, 20],
  insecure: [15, 20],
  throttled: [15, 30, 60, 120, 300],
}
/** Seconds; what a receiver asks for beyond that is tried all the same. */
export const longestPause = 900

/**
 * What a failed attempt means for its receiver. Only the trial's failure makes the pause of an open breaker longer: what
 * was under way when it opened tells nothing new.
 */
export const classifyFault = (
  before: BreakerState,
  failed: { fault: ProviderFault; isProbe: boolean; retryAfterSeconds?: number },
  now: Date,
): BreakerState => {
  if (before.isOpen && !failed.isProbe) return before
  const failures = before.failures + 1
  const { fault } = failed
  const opens = before.isOpen || fault !== 'outage' || failures >= outagesToOpen
  if (!opens) return { ...inUse, fault, failures }
  // Counted from the opening, which an outage reaches with its third failure.
  const trial = before.isOpen ? failures - (before.fault === 'outage' ? outagesToOpen : 1) : 0
  const seconds = Math.min(failed.retryAfterSeconds ?? pauseOf(fault, trial), longestPause)
  return { isOpen: true, fault, failures, openUntil: new Date(now.getTime() + seconds * 1000) }
}

const pauseOf = (fault: ProviderFault, trial: number): number => {
  const steps = pauses[fault]
  return steps[Math.min(Math.max(trial, 0), steps.length - 1)] ?? 15
}

/** A pause that ends later than any is one from before the clock was set back. */
export const isTimeToProbe = ({ isOpen, openUntil }: BreakerState, now: Date): boolean => {
  if (!isOpen) return false
  const left = openUntil ? openUntil.getTime() - now.getTime() : 0
  return left <= 0 || left > longestPause * 1000
}
