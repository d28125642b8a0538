import { prepared, type Pool } from '../../adapters/postgres.ts'
import type { Log } from '../../ports.ts'
import { keysOf, leaseSeconds, type LeasedRun } from './run.ts'

/** Milliseconds; a few may be missed before a lease ends. */
const extendEvery = 5000

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
    during: <End>(run: LeasedRun, work: () => Promise<End>): Promise<End> => {
      keep(run)
      const ending = work().finally(() => {
        letGo(run)
        works.delete(ending)
      })
      works.add(ending)
      return ending
    },
    settled: async (): Promise<void> => {
      while (works.size > 0) await Promise.allSettled(works)
    },
  }
}

export const extend = async (pool: Pool, runs: LeasedRun[]): Promise<void> => {
  await pool.query(prepared('extend-leases', extendSql), keysOf(runs))
}

// A locked row is being written, which extends or ends its lease; waiting for many could deadlock.
const extendSql = `
update step_runs run set lease_until = now() + interval '${leaseSeconds} seconds'
from (
  select run.id from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
  join step_runs run on run.id = mine.id and run.lease_token = mine.token and run.state = 'running'
  where run.lease_until > now() for update of run skip locked
) leased
where run.id = leased.id`
