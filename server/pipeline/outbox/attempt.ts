import { StorageUnavailable } from '../../errors.ts'
import type { MailResult } from '../../ports.ts'
import { deliver, type Progress } from '../mail/deliver.ts'
import { effectLimits, type StepResult } from '../step.ts'
import { notYet, type PerformDeps } from './kinds/kind.ts'
import { performKind } from './kinds/perform-kind.ts'
import { LeaseLost, markDispatched } from './mark-dispatched.ts'
import { idsOf, type LeasedRun } from './run.ts'

export type AttemptOptions = {
  perSecond?: number | undefined
  /** What the mail server has answered to other mails meanwhile, where it accepts none: it is then not asked again. */
  refusal?: () => StepResult | undefined
  stop: AbortSignal
}

/** `isAnswered`: the provider works, whatever it said of this effect. */
export type AttemptEnd = { result: StepResult; isAnswered: boolean }

/** Makes one attempt of a leased row, within its time limit. Never rejects. */
export const attempt = async (
  deps: PerformDeps,
  run: LeasedRun,
  { perSecond, refusal, stop }: AttemptOptions,
): Promise<AttemptEnd> => {
  const progress: Progress = { mayHaveLeft: false }
  const mark = async () => {
    await markDispatched(deps.pool, run)
    progress.mayHaveLeft = true
    run.dispatches += 1
  }
  const perform = async (signal: AbortSignal): Promise<StepResult> => {
    const site = deps.site()
    const coach = site.coaches[run.coach]
    if (!coach) return notYet('This coach is not in the live release.')
    const send = async (mail: Parameters<typeof deliver>[1]) =>
      refusal?.() ??
      asStepResult(await deliver({ ...deps, perSecond }, mail, { signal, progress, markDispatched: mark }))
    return performKind({ deps, run, site, coach, markDispatched: mark, send, signal })
  }
  const { timeout } = effectLimits(run.config)
  const result = await inTime(perform, timeout, stop, progress).catch((error: unknown) => {
    const isExpected = error instanceof LeaseLost || error instanceof StorageUnavailable
    if (!isExpected) deps.log.error({ ...idsOf(run), err: error }, 'A step threw an error.')
    return broken(error, progress)
  })
  return { result, isAnswered: isAnswer(run, result, progress) }
}

const isAnswer = ({ provider }: LeasedRun, result: StepResult, progress: Progress): boolean => {
  if (progress.isAnswered !== undefined) return progress.isAnswered
  if (result.kind === 'retry') return progress.mayHaveLeft && !result.unreachable && !result.fault
  return result.kind === 'done' || (result.kind === 'failed' && (progress.mayHaveLeft || provider !== 'mail'))
}

const broken = (error: unknown, { mayHaveLeft }: Progress): StepResult => ({
  kind: mayHaveLeft ? 'in_doubt' : 'retry',
  publicMessage: 'It could not be done yet.',
  detail: error instanceof Error ? error.name : 'unknown',
  ...(!mayHaveLeft && { unreachable: error instanceof StorageUnavailable }),
})

const asStepResult = (result: MailResult): StepResult => {
  if (result.kind === 'sent') return { kind: 'done' }
  if (result.kind !== 'refused') return result
  const { publicMessage, detail, suppress } = result
  return { kind: 'failed', publicMessage, detail, suppressAddress: suppress }
}

/** Aborts the signal when the time is over; throws when the work goes on for a second after that. */
export const inTime = async <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  seconds: number,
  stop: AbortSignal,
  progress: Progress,
): Promise<Result> => {
  const limit = new AbortController()
  const deaf = Promise.withResolvers<never>()
  const giveUp = () => deaf.reject(new Error('The step did not end in time.'))
  let timers: NodeJS.Timeout[] = []
  const clear = () => timers.forEach(clearTimeout)
  const endIn = (left: number) => {
    clear()
    timers = [setTimeout(() => limit.abort(), left * 1000), setTimeout(giveUp, (left + 1) * 1000)]
  }
  endIn(seconds)
  progress.extend = (left) => !limit.signal.aborted && endIn(left)
  try {
    return await Promise.race([work(AbortSignal.any([stop, limit.signal])), deaf.promise])
  } finally {
    clear()
    delete progress.extend
  }
}
