import { effectLimits } from '../step.ts'
import { retryDelay } from './retry-delay.ts'
import type { LeasedRun, RunState } from './run.ts'
import type { StepResult } from '../step.ts'

/** What becomes of a row whose attempt did not succeed. */
export type Verdict = {
  state: Exclude<RunState, 'sent'>
  nextAttemptAt: Date | null
  lastError: string | null
  detail: string | null
  isOutage: boolean
  /** Whether it waits for its provider to come back, not for its own time. */
  isTroubled: boolean
  /** False where the attempt does not count against the effect. */
  counts: boolean
  /** Whether what was dispatched may have arrived. */
  mayHaveLeft: boolean
  suppressAddress: boolean
}

const nothing = {
  nextAttemptAt: null,
  lastError: null,
  detail: null,
  isOutage: false,
  isTroubled: false,
  counts: true,
  mayHaveLeft: false,
  suppressAddress: false,
}

/** What a result means for its row: retried, and when; or over. */
export const classifyResult = (
  run: LeasedRun,
  result: Exclude<StepResult, { kind: 'done' }>,
  now: Date,
): Verdict => {
  if (result.kind === 'cancelled') return { ...nothing, state: 'cancelled', lastError: result.publicMessage }
  const texts = { lastError: result.publicMessage, detail: result.detail }
  if (result.kind === 'failed')
    return { ...nothing, ...texts, state: 'failed', suppressAddress: result.suppressAddress ?? false }
  if (result.kind === 'in_doubt') {
    if (!mayRepeat(run)) return { ...nothing, ...texts, state: 'unknown', mayHaveLeft: true }
    return {
      ...nothing,
      ...texts,
      state: 'pending',
      nextAttemptAt: later(now, secondCopyAfter),
      mayHaveLeft: true,
    }
  }
  const history = classifyHistory(run, result)
  const delay = retryDelay({ ...history, ageSeconds: (now.getTime() - run.firstDueAt.getTime()) / 1000 })
  const flags = {
    isOutage: history.isOutage,
    isTroubled: result.fault !== undefined,
    counts: history.counts,
  }
  if (delay === null) return { ...nothing, ...texts, ...flags, state: 'failed' }
  return { ...nothing, ...texts, ...flags, state: 'pending', nextAttemptAt: later(now, delay) }
}

/**
 * A fault of the provider does not count against one effect: it is retried soon, or when the provider says, and the open
 * breaker keeps it from leaving. But a provider that throttles without saying for how long has answered this effect, which
 * then follows its schedule.
 */
const classifyHistory = (run: LeasedRun, result: Extract<StepResult, { kind: 'retry' }>) => {
  const { fault, retryAfterSeconds } = result
  const { retry: schedule, attempts: mostAttempts } = effectLimits(run.config)
  const refusals = run.attempts - run.outages
  const counts = fault === undefined || (fault === 'throttled' && retryAfterSeconds === undefined)
  if (!counts) return { isOutage: true, counts, refusals, outages: 1, schedule, retryAfterSeconds }
  const isOutage = fault === undefined && (result.unreachable ?? false)
  return { isOutage, counts, refusals, outages: run.outages + 1, schedule, mostAttempts, retryAfterSeconds }
}

/** A confirmation may leave twice, never three times; a mail of a journey once. */
const mayRepeat = (run: Pick<LeasedRun, 'isDrip' | 'dispatches'>) => !run.isDrip && run.dispatches < 2

/** Seconds. */
const secondCopyAfter = 5
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
