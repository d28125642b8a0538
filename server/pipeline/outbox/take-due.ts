import type { Pool } from '../../adapters/postgres.ts'
import type { Clock } from '../../ports.ts'
import { isTimeToProbe } from '../providers/breaker.ts'
import { claimRuns } from './claim-runs.ts'
import type { ConcurrencyLimits } from './concurrency-limits.ts'
import type { ProviderLimits } from '../providers/provider-limits.ts'
import type { Line, Providers } from '../providers/providers.ts'
import type { LeasedRun } from './run.ts'

export type Taken = { run: LeasedRun; isProbe: boolean }

type Parts = {
  pool: Pool
  clock: Clock
  limits: ProviderLimits
  concurrency: ConcurrencyLimits
  providers: Providers
}

/** Seconds: a process holds no row whose turn is further away. */
const nearTurn = 1

/** Claims what is due and can be begun: of each receiver, what people wait for first, then coaches in turn. */
export const createTakeDue = ({ pool, clock, limits, concurrency, providers }: Parts) => {
  const served = new Map<string, string>()
  /** Receivers of which the last claim was full: more is due than could be taken. */
  const long = new Set<string>()

  const claim = async (provider: string, kind: 'urgent' | 'others'): Promise<LeasedRun[]> => {
    const limit = concurrency.room(provider, kind)
    if (limit === 0) {
      long.add(provider)
      return []
    }
    const { everywhere } = limits(provider)
    const line = `${kind} ${provider}`
    const after = served.get(line) ?? ''
    const now = clock.now()
    const runs = await claimRuns(pool, {
      now,
      limit,
      provider,
      kind,
      after,
      ...(everywhere !== undefined && { everywhere }),
    })
    const last = lastInTurn(runs, after)
    if (last) served.set(line, last)
    if (runs.length === limit) long.add(provider)
    return runs
  }
  const fromLine = async (line: Line, perform: (taken: Taken) => void): Promise<void> => {
    const { provider, breaker, freeIn, hasUrgent, hasOthers } = line
    if (breaker.isOpen) {
      if (!isTimeToProbe(breaker, clock.now()) || !(hasUrgent || hasOthers)) return
      const run = await providers.claimProbe(provider)
      if (run) perform({ run, isProbe: true })
      return
    }
    if (limits(provider).perSecond && freeIn > nearTurn) return
    const begin = (runs: LeasedRun[]) => runs.forEach((run) => perform({ run, isProbe: false }))
    if (hasUrgent) begin(await claim(provider, 'urgent'))
    if (hasOthers) begin(await claim(provider, 'others'))
  }
  return {
    takeDue: async (perform: (taken: Taken) => void): Promise<void> => {
      for (const line of await providers.lines()) {
        long.delete(line.provider)
        await fromLine(line, perform)
      }
    },
    /** Whether more was due at the last claim than there was room for. */
    isLong: (provider: string) => long.has(provider),
  }
}

/** The coach whose row came last in the order of turns: the next claim begins behind them. */
const lastInTurn = (runs: LeasedRun[], after: string): string | undefined => {
  const coaches = runs.map((run) => run.coach).toSorted()
  return coaches.findLast((coach) => coach <= after) ?? coaches.at(-1)
}
