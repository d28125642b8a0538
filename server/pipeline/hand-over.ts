import type { Pool } from '../adapters/postgres.ts'
import { prepared } from '../db/prepared.ts'
import { leaseSeconds } from './run.ts'
import type { HeldRun } from './run.ts'

/** The row is not ours any more, or the person has unsubscribed since: nothing may leave. */
export class NotOursToSend extends Error {
  override name = 'NotOursToSend'
}

/** Commits that the effect may have left from now on, and renews the lease. Throws when it must not leave. */
export const handOver = async (pool: Pool, run: HeldRun): Promise<void> => {
  const { rowCount } = await pool.query(prepared('hand-over', statement), [run.id, run.leaseToken])
  if (rowCount !== 1) throw new NotOursToSend('The lease is over, or the person has unsubscribed.')
}

const statement = `
update step_runs run
set handed_over_at = now(), lease_until = now() + interval '${leaseSeconds} seconds',
    handovers = handovers + case when handed_over_at is null then 1 else 0 end
where id = $1 and lease_token = $2 and state = 'running' and lease_until > now()
  and not (email is not null and exists (
    select from suppressions join leads on leads.id = run.lead_id
    where suppressions.coach = run.coach and suppressions.address_hash = leads.address_hash))`
