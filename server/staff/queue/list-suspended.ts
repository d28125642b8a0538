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
  const [queues, all] = await Promise.all([listDueQueues(pool, coaches), listDueQueues(pool, null)])
  const waiting = new Map(queues.map(({ provider, count }) => [provider, count]))
  const firstDue = new Map(all.map(({ provider, oldest }) => [provider, new Date(oldest)]))
  return rows
    .filter(({ provider }) => coaches === null || waiting.has(provider))
    .map(({ provider, fault, openedAt, ...breaker }) => ({
      provider,
      fault,
      since: openedAt && openedAt.toISOString(),
      nextProbe: nextProbeOf(breaker, firstDue.get(provider)),
      isProbing: isTimeToProbe({ fault, ...breaker }, now),
      waiting: waiting.get(provider) ?? 0,
    }))
}

/** The first step that is due after the pause is the attempt. */
const nextProbeOf = ({ openUntil }: Pick<BreakerState, 'openUntil'>, firstDue: Date | undefined) =>
  firstDue ? new Date(Math.max(firstDue.getTime(), openUntil?.getTime() ?? 0)).toISOString() : null

const select = `
select name as provider, state, trouble as fault, failures, open_until as "openUntil", opened_at as "openedAt"
from providers where state = 'open' order by opened_at, name`
