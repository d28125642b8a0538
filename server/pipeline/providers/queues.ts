import type { Pool } from '../../adapters/postgres.ts'
import { prepared } from '../../db/prepared.ts'
import type { providers } from '../../db/schema/providers.ts'
import type { stepRuns } from '../../db/schema/work.ts'
import { longestPause, toBreaker } from './breaker.ts'
import type { BreakerState } from './breaker.ts'

/** What waits for one provider, and the state of its breaker. */
export type Queue = Pick<typeof stepRuns.$inferSelect, 'provider'> & {
  hasUrgent: boolean
  hasOthers: boolean
  breaker: BreakerState
  /** Seconds until the next effect may leave, where a rate is set. */
  freeIn: number
}

type Row = Pick<typeof providers.$inferSelect, 'state' | 'fault' | 'failures' | 'openUntil'> &
  Pick<Queue, 'provider' | 'hasUrgent' | 'hasOthers'> & { freeIn: number | null }

/** The queue of every provider that is known or that rows wait for. */
export const readQueues = async (pool: Pool): Promise<Queue[]> => {
  const { rows } = await pool.query<Row>(prepared('queues', statement))
  return rows.map(({ provider, hasUrgent, hasOthers, freeIn, ...row }) => ({
    provider,
    hasUrgent,
    hasOthers,
    freeIn: Math.min(freeIn ?? 0, longestPause),
    breaker: toBreaker(row),
  }))
}

const statement = `
with recursive queue as (
  (select provider, priority from step_runs where state = 'pending' order by provider, priority limit 1)
  union all
  select next.provider, next.priority from queue, lateral (
    select provider, priority from step_runs
    where state = 'pending' and (provider, priority) > (queue.provider, queue.priority)
    order by provider, priority limit 1) next
),
waiting as (
  select provider as name, bool_or(priority = 0) as urgent, bool_or(priority > 0) as others from queue group by provider
)
select coalesce(waiting.name, providers.name) as provider, coalesce(urgent, false) as "hasUrgent",
       coalesce(others, false) as "hasOthers", coalesce(state, 'closed') as state, trouble as fault,
       coalesce(failures, 0) as failures, open_until as "openUntil",
       extract(epoch from next_free_at - now())::float8 as "freeIn"
from waiting full join providers on providers.name = waiting.name`
