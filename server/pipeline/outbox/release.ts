import { prepared, type Pool, inBatches } from '../../adapters/postgres.ts'
import { keysOf, type LeasedRun } from './run.ts'

/**
 * Releases a row whose attempt did not begin: no attempt counts, also where it was marked as dispatched ahead of its
 * turn.
 */
export const release = async (pool: Pool, run: LeasedRun): Promise<void> =>
  void (await releaseTogether(pool, run))

const releaseTogether = inBatches(async (pool, runs: LeasedRun[]) => {
  await pool.query(prepared('release', releaseSql), keysOf(runs))
  return runs.map(() => true)
})

const releaseSql = `
update step_runs run set state = 'pending', attempts = run.attempts - 1, lease_token = null, lease_until = null,
  handovers = run.handovers - case when run.handed_over_at is null then 0 else 1 end, handed_over_at = null
from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
where run.id = mine.id and run.lease_token = mine.token and run.state = 'running'`
