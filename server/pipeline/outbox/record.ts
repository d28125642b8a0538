import { setTimeout as pause } from 'node:timers/promises'
import { StorageUnavailable } from '../../errors.ts'
import type { StepResult } from '../step.ts'
import type { AttemptReport, PerformDeps } from './attempt.ts'
import { classifyResult } from './classify-result.ts'
import { complete } from './complete.ts'
import { fail } from './fail.ts'
import { idsOf, type LeasedRun, type RunEnd } from './run.ts'

/** Null when that could not be written, or the lease is lost: another process continues. */
export const record = async (
  deps: PerformDeps,
  run: LeasedRun,
  result: StepResult,
  began: number,
): Promise<RunEnd | null> => {
  const end = await untilStored(deps, run, result)
  if (!end) return null
  const { state } = end
  deps.log.info({ ...idsOf(run), state, attempt: run.attempts }, 'A step was attempted.')
  deps.onAttempt?.({
    step: run.step,
    provider: run.provider,
    state,
    mail: kindOfMail(run),
    seconds: (performance.now() - began) / 1000,
    waitedSeconds: Math.max(0, (deps.clock.now().getTime() - run.firstDueAt.getTime()) / 1000),
  })
  return end
}

/** A sent mail must not be forgotten over a short outage: retries for as long as the row may be ours. */
const untilStored = async (deps: PerformDeps, run: LeasedRun, result: StepResult) => {
  for (let left = 30; ; left--) {
    try {
      return await write(deps, run, result)
    } catch (error) {
      if (left === 0 || !(error instanceof StorageUnavailable)) {
        deps.log.error({ ...idsOf(run), err: error }, 'The result of a step could not be recorded.')
        return null
      }
      await pause(500)
    }
  }
}

const write = async ({ pool, clock }: PerformDeps, run: LeasedRun, result: StepResult) => {
  const now = clock.now()
  if (result.kind !== 'done') return fail(pool, run, classifyResult(run, result, now), now)
  const end: RunEnd = { id: run.id, key: run.key, state: 'sent', lastError: null }
  return (await complete(pool, run, now)) ? end : null
}

const kindOfMail = ({ email, isDrip, provider }: LeasedRun): AttemptReport['mail'] => {
  if (email !== null) return isDrip ? 'journey' : 'confirmation'
  return provider === 'mail' ? 'other' : null
}
