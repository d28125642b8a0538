import type { providers } from '../../db/schema/providers.ts'
import type { ProviderFault } from '../../ports.ts'

type Row = typeof providers.$inferSelect

/** Closed: the provider is in use. Open: nothing goes to it until a probe shows that it is back. */
export type BreakerState = Pick<Row, 'fault' | 'failures' | 'openUntil'> & { isOpen: boolean }

export type BreakerRow = Pick<Row, 'state' | 'fault' | 'failures' | 'openUntil'>

export const toBreaker = ({ state, fault, failures, openUntil }: BreakerRow): BreakerState => ({
  isOpen: state === 'open',
  fault,
  failures,
  openUntil,
})

export const closed: BreakerState = { isOpen: false, fault: null, failures: 0, openUntil: null }

/** Failures in a row that open the breaker of a provider that does not answer. One may be a hiccup. */
const outagesToOpen = 3
/** Seconds until the next probe: a provider that is back is in use again within half a minute, without help. */
const pauses: Record<ProviderFault, number[]> = {
  outage: [5, 10, 15, 20],
  credentials: [15, 20],
  insecure: [15, 20],
  throttled: [15, 30, 60, 120, 300],
}
/** Seconds; a longer pause that a provider asks for is cut to this. */
export const longestPause = 900

/**
 * What a failed attempt means for its provider. Only a failed probe lengthens the pause of an open breaker: attempts that
 * were under way when it opened say nothing new.
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
  if (!opens) return { ...closed, fault, failures }
  // Counted from the opening, which an outage reaches with its third failure.
  const probes = before.isOpen ? failures - (before.fault === 'outage' ? outagesToOpen : 1) : 0
  const seconds = Math.min(failed.retryAfterSeconds ?? pauseOf(fault, probes), longestPause)
  return { isOpen: true, fault, failures, openUntil: new Date(now.getTime() + seconds * 1000) }
}

const pauseOf = (fault: ProviderFault, probes: number): number => {
  const steps = pauses[fault]
  return steps[Math.min(Math.max(probes, 0), steps.length - 1)] ?? 15
}

/** A pause that ends later than the longest was set before the clock was set back: it is over. */
export const isTimeToProbe = ({ isOpen, openUntil }: BreakerState, now: Date): boolean => {
  if (!isOpen) return false
  const left = openUntil ? openUntil.getTime() - now.getTime() : 0
  return left <= 0 || left > longestPause * 1000
}
