import { effectLimits, type StepResult } from '../step.ts'
import type { LeasedRun, RunState } from './run.ts'

export type Verdict = {
  state: Exclude<RunState, 'sent'>
  nextAttemptAt: Date | null
  lastError: string | null
  detail: string | null
  isOutage: boolean
  isTroubled: boolean
  counts: boolean
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
 * A fault of the provider does not count against the effect: the open breaker stops it. But a provider that throttles
 * without a Retry-After has answered this effect, which then follows its schedule.
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

/** A confirmation may leave twice, a mail of a journey once. */
const mayRepeat = (run: Pick<LeasedRun, 'isDrip' | 'dispatches'>) => !run.isDrip && run.dispatches < 2

const secondCopyAfter = 5
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

const minute = 60
const hour = 3600

/** Seconds. */
const afterOutage = [2, 5, 10, 20, 30]
const giveUpAfter = 5 * 24 * hour
/** Effects that waited long are still retried: many mail servers defer a new sender at first. */
const leastRefusals = 3

/**
 * Seconds until the next attempt, or null when it is over: after the step's most attempts, or five days after the effect
 * was due (RFC 5321, 4.5.4.1: four to five).
 */
export const retryDelay = (history: {
  refusals: number
  outages: number
  isOutage: boolean
  ageSeconds: number
  /** Minutes between attempts after a refusal. */
  schedule: number[]
  mostAttempts?: number | undefined
  retryAfterSeconds?: number | undefined
}): number | null => {
  const { isOutage, refusals, mostAttempts = Infinity, ageSeconds } = history
  if (!isOutage && refusals >= mostAttempts) return null
  const delay = isOutage ? Math.max(outageDelay(history), requestedDelay(history)) : refusalDelay(history)
  const isTried = isOutage || refusals > leastRefusals
  return isTried && ageSeconds + delay > giveUpAfter ? null : delay
}

const outageDelay = ({ outages, ageSeconds }: { outages: number; ageSeconds: number }) =>
  afterOutage[outages - 1] ?? (ageSeconds < hour ? 45 : 5 * minute)

/** Seconds that a provider may request. */
const requested = { least: 5, most: 24 * hour }

const requestedDelay = ({ retryAfterSeconds = 0 }: { retryAfterSeconds?: number | undefined }) =>
  Math.min(retryAfterSeconds, requested.most)

const refusalDelay = ({ refusals, schedule, retryAfterSeconds }: Parameters<typeof retryDelay>[0]): number =>
  retryAfterSeconds === undefined
    ? (schedule[Math.max(refusals - 1, 0)] ?? schedule.at(-1) ?? 1) * minute
    : Math.min(Math.max(retryAfterSeconds, requested.least * refusals), requested.most)
