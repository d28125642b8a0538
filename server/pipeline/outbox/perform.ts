import { setTimeout as pause } from 'node:timers/promises'
import type { Providers } from '../providers/providers.ts'
import type { ProviderLimits, ConcurrencyLimits } from './concurrency-limits.ts'
import { attempt } from './attempt.ts'
import type { PerformDeps, AttemptReport } from './kinds/kind.ts'
import { lookUpLead } from './kinds/person.ts'
import { createLeaseKeeper } from './lease-keeper.ts'
import { expectDispatch, forgetDispatch } from './mark-dispatched.ts'
import { release } from './release.ts'
import { idsOf, type LeasedRun, type RunEnd } from './run.ts'
import { StorageUnavailable } from '../../errors.ts'
import type { StepResult } from '../step.ts'
import { classifyResult } from './classify-result.ts'
import { complete } from './complete.ts'
import { fail } from './fail.ts'

type Parts = {
  deps: PerformDeps
  limits: ProviderLimits
  concurrency: ConcurrencyLimits
  providers: Providers
  stop: AbortSignal
  onFree: (provider: string) => void
}

/** Mails that may be marked as dispatched ahead of their turns: those of so many milliseconds, and no more than these. */
const marked = { within: 100, most: 10 }

export const createPerformer = (parts: Parts) => {
  const { deps, limits, concurrency, providers, stop, onFree } = parts
  const { pool, log } = deps
  const leases = createLeaseKeeper(deps)

  const warn = (sentence: string) => (error: unknown) => log.warn({ err: error }, sentence)
  const prepare = (run: LeasedRun, perSecond: number | undefined) => {
    lookUpLead(pool, run)
    const ahead = perSecond ? 0 : Math.min(concurrency.soon(run.provider, marked.within), marked.most)
    expectDispatch(pool, run, ahead)
  }
  const perform = async (run: LeasedRun, isProbe: boolean): Promise<RunEnd | null> => {
    const { provider } = run
    const perSecond = provider === 'mail' ? limits('mail').perSecond : undefined
    if (run.isDrip) prepare(run, perSecond)
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
      // An attempt that the end of this process cut off says nothing of the provider.
      if (!stop.aborted)
        await providers
          .report(run, { ...end, isProbe })
          .catch(warn('A provider fault could not be recorded.'))
      leave()
      onFree(provider)
      return await record(deps, run, end.result, began)
    } finally {
      forgetDispatch(pool, run)
      leave()
    }
  }
  return {
    /** Performs a leased row once a slot is free; null where its lease was released or its end could not be recorded. */
    perform: (run: LeasedRun, { isProbe = false }: { isProbe?: boolean } = {}) =>
      leases.during(run, () => perform(run, isProbe)).finally(() => onFree(run.provider)),
    settled: leases.settled,
  }
}

/** Records how an attempt ended. Null when that could not be written, or the lease is lost: another process goes on. */
const record = async (
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

/** What has left must not be forgotten over a short outage: it is written for as long as the row may be ours. */
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
