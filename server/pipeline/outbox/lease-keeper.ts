import type { Log } from '../../ports.ts'
import type { PerformDeps } from './attempt.ts'
import { endHandOver, expectHandOver } from './mark-dispatched.ts'
import { handBack, renewLeases } from './extend-leases.ts'
import type { ConcurrencyLimits } from './concurrency-limits.ts'
import { performRun } from './perform-run.ts'
import type { ProviderLimits } from '../providers/provider-limits.ts'
import type { Providers } from '../providers/providers.ts'
import type { LeasedRun, RunEnd } from './run.ts'
import { lookUpLead } from './run-facts.ts'
import type { StepResult } from '../step.ts'

export type LeaseKeeper = {
  /** Performs a row when a place is free; null where it was given back or its end could not be written. */
  perform: (run: LeasedRun, options?: { isProbe?: boolean }) => Promise<RunEnd | null>
  /** Resolves when nothing is held any more. */
  settled: () => Promise<void>
}

type Parts = {
  deps: PerformDeps
  limits: ProviderLimits
  concurrency: ConcurrencyLimits
  providers: Providers
  stop: AbortSignal
  /** A place of this receiver has become free. */
  onFree: (provider: string) => void
}

type Retry = Extract<StepResult, { kind: 'retry' }>

/** Milliseconds between signs of life; a few may be missed before a lease runs out. */
const renewEvery = 5000
/** Mails that may be marked as handed over before their turn: those of so many milliseconds, and no more than these. */
const marked = { within: 100, most: 10 }

/** The rows that this process holds: leases are renewed from the moment they are taken until their end is written. */
export const createLeaseKeeper = ({
  deps,
  limits,
  concurrency,
  providers,
  stop,
  onFree,
}: Parts): LeaseKeeper => {
  const leased = new Map<string, LeasedRun>()
  const works = new Set<Promise<unknown>>()
  /** What the receivers that let nobody in have answered last: it holds for all until a trial hears another. */
  const refusals = new Map<string, Retry>()
  let pulse: NodeJS.Timeout | undefined

  const hold = (run: LeasedRun) => {
    leased.set(run.id, run)
    pulse ??= setInterval(() => {
      renewLeases(deps.pool, [...leased.values()]).catch(quietly(deps.log, 'Leases could not be renewed.'))
    }, renewEvery)
  }
  const letGo = (run: LeasedRun) => {
    leased.delete(run.id)
    if (leased.size > 0) return
    clearInterval(pulse)
    pulse = undefined
  }
  const report = async (run: LeasedRun, isProbe: boolean, result: StepResult, isAnswered: boolean) => {
    const { provider } = run
    // What was cut off by the end of this process says nothing about the receiver.
    if (stop.aborted) return
    if (result.kind === 'retry' && result.fault) {
      const { fault, retryAfterSeconds } = result
      if (fault === 'credentials' || fault === 'insecure') refusals.set(provider, result)
      else refusals.delete(provider)
      await providers.fail({ provider, fault, isProbe, ...(retryAfterSeconds && { retryAfterSeconds }) })
    } else if (isAnswered) await providers.answer(provider, isProbe)
    else if (isProbe && saysNothing(run, result)) await providers.tryNext(provider)
  }
  const carryOut = async (run: LeasedRun, isProbe: boolean): Promise<RunEnd | null> => {
    const { perSecond } = run.provider === 'mail' ? limits('mail') : {}
    if (run.isDrip) {
      lookUpLead(deps.pool, run)
      const ahead = perSecond ? 0 : Math.min(concurrency.soon(run.provider, marked.within), marked.most)
      expectHandOver(deps.pool, run, ahead)
    }
    const leave = await concurrency.enter(run)
    if (!leave) {
      endHandOver(deps.pool, run)
      await handBack(deps.pool, run).catch(quietly(deps.log, 'A row could not be given back.'))
      return null
    }
    try {
      return await performRun(deps, run, stop, {
        perSecond,
        refusal: () => (!isProbe && providers.isOpen(run.provider) ? refusals.get(run.provider) : undefined),
        onResult: async (result, isAnswered) => {
          await report(run, isProbe, result, isAnswered).catch(quietly(deps.log, 'A receiver was not noted.'))
          leave()
          onFree(run.provider)
        },
      })
    } finally {
      endHandOver(deps.pool, run)
      leave()
    }
  }
  return {
    perform: (run, { isProbe = false } = {}) => {
      hold(run)
      const work = carryOut(run, isProbe).finally(() => {
        letGo(run)
        works.delete(work)
        onFree(run.provider)
      })
      works.add(work)
      return work
    },
    settled: async () => {
      while (works.size > 0) await Promise.allSettled(works)
    },
  }
}

/** The row was not to leave at all: its receiver was never asked. Others than the mail server may have answered so. */
const saysNothing = ({ provider }: LeasedRun, result: StepResult) =>
  result.kind === 'cancelled' || (provider === 'mail' && result.kind === 'retry' && !result.unreachable)

const quietly = (log: Log, sentence: string) => (error: unknown) => log.warn({ err: error }, sentence)
