import type { Pool } from '../../adapters/postgres.ts'
import { prepared } from '../../db/prepared.ts'
import { leaseSeconds } from './run.ts'
import type { LeasedRun } from './run.ts'

/** Extends the leases of rows that this process still works on. A lease that is lost stays lost. */
export const extend = async (pool: Pool, runs: LeasedRun[]): Promise<void> => {
  await pool.query(prepared('extend', statement), [
    runs.map((run) => run.id),
    runs.map((run) => run.leaseToken),
  ])
}

// A locked row is just being written, which extends or ends its lease; waiting for many of them could deadlock.
const statement = `
update step_runs run set lease_until = now() + interval '${leaseSeconds} seconds'
from (
  select run.id from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
  join step_runs run on run.id = mine.id and run.lease_token = mine.token and run.state = 'running'
  where run.lease_until > now() for update of run skip locked
) leased
where run.id = leased.id`
