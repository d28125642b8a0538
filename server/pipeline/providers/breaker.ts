import type { providers } from '../../db/schema/providers.ts'
import type { ProviderFault } from '../../ports.ts'

/** Closed: in use. Open: nothing is sent until a probe succeeds. */
export type BreakerState = Pick<typeof providers.$inferSelect, 'state' | 'fault' | 'failures' | 'openUntil'>

export const closed: BreakerState = { state: 'closed', fault: null, failures: 0, openUntil: null }

const outagesToOpen = 3
/** Seconds until the next probe. */
const pauses: Record<ProviderFault, number[]> = {
  outage: [5, 10, 15, 20],
  credentials: [15, 20],
  insecure: [15, 20],
  throttled: [15, 30, 60, 120, 300],
}
/** Seconds. */
export const longestPause = 900

/** Only a failed probe lengthens the pause of an open breaker: other attempts began before it opened. */
export const classifyFault = (
  before: BreakerState,
  failed: { fault: ProviderFault; isProbe: boolean; retryAfterSeconds?: number },
  now: Date,
): BreakerState => {
  const wasOpen = before.state === 'open'
  if (wasOpen && !failed.isProbe) return before
  const failures = before.failures + 1
  const { fault } = failed
  const opens = wasOpen || fault !== 'outage' || failures >= outagesToOpen
  if (!opens) return { ...closed, fault, failures }
  const probes = wasOpen ? failures - (before.fault === 'outage' ? outagesToOpen : 1) : 0
  const seconds = Math.min(failed.retryAfterSeconds ?? pauseOf(fault, probes), longestPause)
  return { state: 'open', fault, failures, openUntil: new Date(now.getTime() + seconds * 1000) }
}

const pauseOf = (fault: ProviderFault, probes: number): number => {
  const steps = pauses[fault]
  return steps[Math.min(Math.max(probes, 0), steps.length - 1)] ?? 15
}

/** A pause beyond the longest dates from before the clock was set back: it is over. */
export const isTimeToProbe = ({ state, openUntil }: BreakerState, now: Date): boolean => {
  if (state === 'closed') return false
  const left = openUntil ? openUntil.getTime() - now.getTime() : 0
  return left <= 0 || left > longestPause * 1000
}
