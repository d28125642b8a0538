import { setTimeout as pause } from 'node:timers/promises'
import { StorageUnavailable } from '../../errors.ts'
import { attempt } from './attempt.ts'
import type { PerformDeps } from './attempt.ts'
import { reportOf } from './attempt-report.ts'
import { finishRun } from './finish-run.ts'
import { LeaseLost } from './mark-dispatched.ts'
import { throttledMailer } from '../providers/throttled-mailer.ts'
import type { Refusal } from '../providers/throttled-mailer.ts'
import type { LeasedRun, RunEnd } from './run.ts'
import type { StepResult } from '../step.ts'
import type { Progress } from './time-limit.ts'

export type PerformOptions = {
  /** Mails a second that leave all processes together. */
  perSecond?: number | undefined
  /** What the mail server has told this process meanwhile, where it lets nobody in: it is then not asked again. */
  refusal?: () => Refusal | undefined
  /** Told what came of it before it is written down; `isAnswered`: the receiver is there and works. */
  onResult?: (result: StepResult, isAnswered: boolean) => Promise<void>
}

/**
 * Makes one attempt of a row that this process holds and writes down how it ended. Answers null when that could not be
 * written or was not ours to write: the lease then runs out, and the next attempt is judged by what was handed over.
 */
export const performRun = async (
  deps: PerformDeps,
  run: LeasedRun,
  stop: AbortSignal,
  { perSecond, refusal, onResult }: PerformOptions = {},
): Promise<RunEnd | null> => {
  const began = performance.now()
  const progress: Progress = { yes: false }
  const mailer = throttledMailer(deps.mailer, { pool: deps.pool, perSecond, refusal, progress })
  const result = await attempt({ ...deps, mailer }, run, stop, progress).catch((error: unknown) => {
    const isExpected = error instanceof LeaseLost || error instanceof StorageUnavailable
    if (!isExpected) deps.log.error({ ...idsOf(run), err: error }, 'A step threw.')
    return broken(error, progress.yes)
  })
  await onResult?.(result, isAnswer(run, result, progress))
  const end = await writeDown(deps, run, result)
  if (!end) return null
  deps.log.info({ ...idsOf(run), state: end.state, attempt: run.attempts }, 'A step was attempted.')
  deps.onAttempt?.(reportOf(run, end, { seconds: (performance.now() - began) / 1000, now: deps.clock.now() }))
  return end
}

const isAnswer = ({ provider }: LeasedRun, result: StepResult, progress: Progress): boolean => {
  if (progress.isAnswered !== undefined) return progress.isAnswered
  if (result.kind === 'retry') return progress.yes && !result.unreachable && !result.fault
  return result.kind === 'done' || (result.kind === 'failed' && (progress.yes || provider !== 'mail'))
}

const broken = (error: unknown, mayHaveLeft: boolean): StepResult => ({
  kind: mayHaveLeft ? 'in_doubt' : 'retry',
  publicMessage: 'It could not be done yet.',
  detail: error instanceof Error ? error.name : 'unknown',
  ...(!mayHaveLeft && { unreachable: error instanceof StorageUnavailable }),
})

/** What has left must not be forgotten over a short outage: the result is written as long as the row may be ours. */
const writeDown = async (deps: PerformDeps, run: LeasedRun, result: StepResult): Promise<RunEnd | null> => {
  for (let left = 30; ; left--) {
    try {
      return await finishRun(deps.pool, run, result, deps.clock.now())
    } catch (error) {
      if (left === 0 || !(error instanceof StorageUnavailable)) {
        deps.log.error({ ...idsOf(run), err: error }, 'The result of a step could not be written.')
        return null
      }
      await pause(500)
    }
  }
}

const idsOf = (run: LeasedRun) => ({
  step: run.step,
  campaign: run.campaign,
  stepRun: run.id,
  submission: run.submissionId,
})
