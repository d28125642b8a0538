import type { Pool } from '../../adapters/postgres.ts'
import type { Clock } from '../../ports.ts'
import { isTimeToProbe } from '../providers/breaker.ts'
import { claim } from './claim.ts'
import type { ConcurrencyLimits, ProviderLimits } from './concurrency-limits.ts'
import type { Providers, Queue } from '../providers/providers.ts'
import type { LeasedRun } from './run.ts'

export type Taken = { run: LeasedRun; isProbe: boolean }

type Parts = {
  pool: Pool
  clock: Clock
  limits: ProviderLimits
  concurrency: ConcurrencyLimits
  providers: Providers
}

const nearTurnSeconds = 1

export const createTakeDue = ({ pool, clock, limits, concurrency, providers }: Parts) => {
  const served = new Map<string, string>()
  const long = new Set<string>()

  const claimNext = async (provider: string, kind: 'urgent' | 'others'): Promise<LeasedRun[]> => {
    const limit = concurrency.room(provider, kind)
    if (limit === 0) {
      long.add(provider)
      return []
    }
    const { everywhere } = limits(provider)
    const turn = `${kind} ${provider}`
    const after = served.get(turn) ?? ''
    const now = clock.now()
    const runs = await claim(pool, {
      now,
      limit,
      provider,
      kind,
      after,
      ...(everywhere !== undefined && { everywhere }),
    })
    const last = lastInTurn(runs, after)
    if (last) served.set(turn, last)
    if (runs.length === limit) long.add(provider)
    return runs
  }
  const fromQueue = async (queue: Queue, perform: (taken: Taken) => void): Promise<void> => {
    const { provider, breaker, freeIn, hasUrgent, hasOthers } = queue
    if (breaker.state === 'open') {
      if (!isTimeToProbe(breaker, clock.now()) || !(hasUrgent || hasOthers)) return
      const run = await providers.claimProbe(provider)
      if (run) perform({ run, isProbe: true })
      return
    }
    if (limits(provider).perSecond && freeIn > nearTurnSeconds) return
    const begin = (runs: LeasedRun[]) => runs.forEach((run) => perform({ run, isProbe: false }))
    if (hasUrgent) begin(await claimNext(provider, 'urgent'))
    if (hasOthers) begin(await claimNext(provider, 'others'))
  }
  return {
    takeDue: async (perform: (taken: Taken) => void): Promise<void> => {
      for (const queue of await providers.queues()) {
        long.delete(queue.provider)
        await fromQueue(queue, perform)
      }
    },
    long,
  }
}

const lastInTurn = (runs: LeasedRun[], after: string): string | undefined => {
  const coaches = runs.map((run) => run.coach).toSorted()
  return coaches.findLast((coach) => coach <= after) ?? coaches.at(-1)
}
