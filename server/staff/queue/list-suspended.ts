import type { Suspended } from '../../../engine/campaign/staff/queue/suspended.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { isTimeToProbe, type BreakerState } from '../../pipeline/providers/breaker.ts'
import { listDueQueues } from './due-queues.ts'

type Row = BreakerState & { provider: string; openedAt: Date | null }

/** Providers with an open breaker. Staff of some coaches see those that something of these coaches waits for. */
export const listSuspended = async (pool: Pool, coaches: Coaches, now: Date): Promise<Suspended[]> => {
  const { rows } = await pool.query<Row>(select)
  if (rows.length === 0) return []
  const queues = await listDueQueues(pool, coaches)
  const waiting = new Map(queues.map(({ provider, count }) => [provider, count]))
  return rows
    .filter(({ provider }) => coaches === null || waiting.has(provider))
    .map(({ provider, fault, openedAt, ...breaker }) => ({
      provider,
      fault,
      since: openedAt && openedAt.toISOString(),
      nextProbe: breaker.openUntil && breaker.openUntil.toISOString(),
      isProbing: isTimeToProbe({ fault, ...breaker }, now),
      waiting: waiting.get(provider) ?? 0,
    }))
}

const select = `
select name as provider, state, trouble as fault, failures, open_until as "openUntil", opened_at as "openedAt"
from providers where state = 'open' order by opened_at, name`
