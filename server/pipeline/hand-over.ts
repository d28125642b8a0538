import type { Pool } from '../adapters/postgres.ts'
import { isStopped } from './ask-again.ts'
import { inBatches } from './batches.ts'
import { prepared } from '../db/prepared.ts'
import { leaseSeconds } from './run.ts'
import type { HeldRun } from './run.ts'

/** The row is not ours any more, or the person has unsubscribed since: nothing may leave. */
export class NotOursToSend extends Error {
  override name = 'NotOursToSend'
}

/** Commits that the effect may have left from now on, and renews the lease. Throws when it must not leave. */
export const handOver = async (pool: Pool, run: HeldRun): Promise<void> => {
  // A person waits for the others: they share nothing, and so wait for nobody.
  const isOurs = run.isDrip ? await together(pool, run) : (await handOverAll(pool, [run]))[0]
  if (!isOurs) throw new NotOursToSend('The lease is over, or the person has unsubscribed.')
}

const handOverAll = async (pool: Pool, runs: HeldRun[]): Promise<boolean[]> => {
  const { rows } = await pool.query<{ id: string }>(prepared('hand-over', statement), [
    runs.map(({ id }) => id),
    runs.map(({ leaseToken }) => leaseToken),
  ])
  const ours = new Set(rows.map(({ id }) => id))
  return runs.map(({ id }) => ours.has(id))
}

const together = inBatches(handOverAll)

const statement = `
update step_runs run
set handed_over_at = now(), lease_until = now() + interval '${leaseSeconds} seconds',
    handovers = handovers + case when handed_over_at is null then 1 else 0 end
from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
where run.id = mine.id and lease_token = mine.token and state = 'running' and lease_until > now()
  and not (email is not null and ${isStopped('run', '(select address_hash from leads where leads.id = run.lead_id)')})
returning run.id`
