import type { Pool } from '../../adapters/postgres.ts'
import type { Log } from '../../ports.ts'
import { extend } from './extend.ts'
import type { LeasedRun } from './run.ts'

/** Milliseconds between extensions; a few may be missed before a lease runs out. */
const extendEvery = 5000

/** Keeps the leases of the rows that this process works on. */
export const createLeaseKeeper = ({ pool, log }: { pool: Pool; log: Log }) => {
  const leased = new Map<string, LeasedRun>()
  const works = new Set<Promise<unknown>>()
  let pulse: NodeJS.Timeout | undefined

  const keep = (run: LeasedRun) => {
    leased.set(run.id, run)
    pulse ??= setInterval(() => {
      extend(pool, [...leased.values()]).catch((error: unknown) =>
        log.warn({ err: error }, 'Leases could not be extended.'),
      )
    }, extendEvery)
  }
  const letGo = (run: LeasedRun) => {
    leased.delete(run.id)
    if (leased.size > 0) return
    clearInterval(pulse)
    pulse = undefined
  }
  return {
    /** Extends the lease of the row until the work on it ends. */
    during: <End>(run: LeasedRun, work: () => Promise<End>): Promise<End> => {
      keep(run)
      const ending = work().finally(() => {
        letGo(run)
        works.delete(ending)
      })
      works.add(ending)
      return ending
    },
    /** Resolves when this process works on no row any more. */
    settled: async (): Promise<void> => {
      while (works.size > 0) await Promise.allSettled(works)
    },
  }
}
