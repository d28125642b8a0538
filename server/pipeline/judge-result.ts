import { retryDelay } from './retry-delay.ts'
import type { HeldRun, RunState } from './run.ts'
import type { StepResult } from './step.ts'

/** What an attempt leads to. */
export type Verdict = {
  state: RunState
  nextAttemptAt: Date | null
  lastError: string | null
  detail: string | null
  isOutage: boolean
  /** Whether what was handed over may have arrived. */
  mayHaveLeft: boolean
  suppressAddress: boolean
}

const nothing = {
  nextAttemptAt: null,
  lastError: null,
  detail: null,
  isOutage: false,
  mayHaveLeft: false,
  suppressAddress: false,
}

/** What a result means for its row: done, tried again and when, or over. */
export const judgeResult = (run: HeldRun, result: StepResult, now: Date): Verdict => {
  if (result.kind === 'done') return { ...nothing, state: 'sent' }
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
  const isOutage = result.unreachable ?? false
  const delay = retryDelay({
    refusals: run.attempts - run.outages,
    outages: run.outages + 1,
    isOutage,
    ageSeconds: (now.getTime() - run.createdAt.getTime()) / 1000,
  })
  if (delay === null) return { ...nothing, ...texts, state: 'failed', isOutage }
  return { ...nothing, ...texts, state: 'pending', nextAttemptAt: later(now, delay), isOutage }
}

/** A confirmation may leave twice, never three times; a mail of a journey once. */
const mayRepeat = (run: Pick<HeldRun, 'isDrip' | 'handovers'>) => !run.isDrip && run.handovers < 2

/** Seconds. */
const secondCopyAfter = 5
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
