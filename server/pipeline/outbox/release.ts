import { prepared, type Pool } from '../../adapters/postgres.ts'
import { inBatches } from '../../db/batches.ts'
import type { LeasedRun } from './run.ts'

/**
 * Releases the lease of a row whose attempt did not begin: it is due again, and no attempt counts. A row that was marked
 * as dispatched ahead of its turn has not left, which only this process knows.
 */
export const release = async (pool: Pool, run: LeasedRun): Promise<void> => void (await together(pool, run))

const together = inBatches(async (pool, runs: LeasedRun[]) => {
  await pool.query(prepared('release', statement), [
    runs.map((run) => run.id),
    runs.map((run) => run.leaseToken),
  ])
  return runs.map(() => true)
})

const statement = `
update step_runs run set state = 'pending', attempts = run.attempts - 1, lease_token = null, lease_until = null,
  handovers = run.handovers - case when run.handed_over_at is null then 0 else 1 end, handed_over_at = null
from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
where run.id = mine.id and run.lease_token = mine.token and run.state = 'running'`
