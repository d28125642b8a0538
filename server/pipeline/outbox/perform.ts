import type { Providers } from '../providers/providers.ts'
import type { ProviderLimits, ConcurrencyLimits } from './concurrency-limits.ts'
import { notYet, type PerformDeps } from './attempt.ts'
import { createLeaseKeeper } from './extend.ts'
import { LeaseLost, expectDispatch, forgetDispatch, markDispatched } from './mark-dispatched.ts'
import { release } from './release.ts'
import { idsOf, type LeasedRun, type RunEnd } from './run.ts'
import { StorageUnavailable } from '../../errors.ts'
import { effectLimits, type StepResult } from '../step.ts'
import { deliver, inTime, type Progress } from '../mail/deliver.ts'
import { performKind, lookUpLead } from './perform-kind.ts'
import { record } from './record.ts'
import type { MailResult } from '../../ports.ts'

type Parts = {
  deps: PerformDeps
  limits: ProviderLimits
  concurrency: ConcurrencyLimits
  providers: Providers
  stop: AbortSignal
  onFree: (run: LeasedRun) => void
}

const marked = { within: 100, most: 10 }

export const createPerformer = (parts: Parts) => {
  const { deps, limits, concurrency, providers, stop, onFree } = parts
  const { pool, log } = deps
  const leases = createLeaseKeeper(deps)

  const warn = (sentence: string) => (error: unknown) => log.warn({ err: error }, sentence)
  const expect = (run: LeasedRun, perSecond: number | undefined) => {
    const ahead = perSecond ? 0 : Math.min(concurrency.soon(run.provider, marked.within), marked.most)
    expectDispatch(pool, run, ahead)
  }
  const perform = async (run: LeasedRun, isProbe: boolean): Promise<RunEnd | null> => {
    const { provider } = run
    const perSecond = provider === 'mail' ? limits('mail').perSecond : undefined
    if (run.email !== null && !run.isAwaited) lookUpLead(pool, run)
    if (run.isDrip) expect(run, perSecond)
    const leave = await concurrency.enter(run)
    if (!leave) {
      forgetDispatch(pool, run)
      await release(pool, run).catch(warn('A lease could not be released.'))
      return null
    }
    try {
      const began = performance.now()
      const refusal = () => (isProbe ? undefined : providers.refusal(provider))
      const end = await attempt(deps, run, { perSecond, refusal, stop })
      // An attempt that this process cut off says nothing about the provider.
      if (!stop.aborted)
        await providers
          .report(run, { ...end, isProbe })
          .catch(warn('A provider fault could not be recorded.'))
      leave()
      onFree(run)
      return await record(deps, run, end.result, began)
    } finally {
      forgetDispatch(pool, run)
      leave()
    }
  }
  return {
    perform: (run: LeasedRun, { isProbe = false }: { isProbe?: boolean } = {}) =>
      leases.during(run, () => perform(run, isProbe)).finally(() => onFree(run)),
    settled: leases.settled,
  }
}

type AttemptOptions = {
  perSecond?: number | undefined
  /** The mail server's answer to other mails, where it accepts none: no further mail is tried. */
  refusal?: () => StepResult | undefined
  stop: AbortSignal
}

type AttemptEnd = { result: StepResult; isAnswered: boolean }

/** One attempt within its time limit. Never rejects. */
const attempt = async (
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
    const { site } = deps.releases.current()
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
