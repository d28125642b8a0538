import type { Pool } from '../../adapters/postgres.ts'
import { prepared } from '../../db/prepared.ts'
import { inBatches } from '../../db/batches.ts'
import { leaseSeconds } from './run.ts'
import type { LeasedRun } from './run.ts'

/** Tells the other processes that this one is still at work on these rows. Those it has lost stay lost. */
export const renewLeases = async (pool: Pool, runs: LeasedRun[]): Promise<void> => {
  await pool.query(prepared('renew-leases', renewal), [
    runs.map((run) => run.id),
    runs.map((run) => run.leaseToken),
  ])
}

const isMine = `run.id = mine.id and run.lease_token = mine.token and run.state = 'running'`
const leased = `from unnest($1::uuid[], $2::uuid[]) as mine (id, token) where ${isMine}`
const quarantinedRows = `from unnest($1::uuid[], $2::uuid[]) as mine (id, token) join step_runs run on ${isMine} where true`

// Rows that are just being written renew or end their lease themselves; waiting for many of them could deadlock.
const renewal = `
update step_runs run set lease_until = now() + interval '${leaseSeconds} seconds'
from (select run.id ${quarantinedRows} and run.lease_until > now() for update of run skip locked) held
where run.id = held.id`

/**
 * Gives rows back that were not begun: they are due again at once, and no attempt counts. What was only marked as handed
 * over has not left, which nobody but this process knows. Many at a time share a statement.
 */
export const handBack = async (pool: Pool, run: LeasedRun): Promise<void> => void (await together(pool, run))

const together = inBatches(async (pool, runs: LeasedRun[]) => {
  await pool.query(prepared('hand-back', giveBack), [
    runs.map((run) => run.id),
    runs.map((run) => run.leaseToken),
  ])
  return runs.map(() => true)
})

const giveBack = `
update step_runs run set state = 'pending', attempts = run.attempts - 1, lease_token = null, lease_until = null,
  handovers = run.handovers - case when run.handed_over_at is null then 0 else 1 end, handed_over_at = null
${leased}`
