import { mostCounted } from '../../../engine/campaign/staff/counted.ts'
import type { QueueCounts } from '../../../engine/campaign/staff/queue/counts.ts'
import type { Suspended } from '../../../engine/campaign/staff/queue/suspended.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { listDueQueues } from './due-queues.ts'
import { isBounce } from './list-bounces.ts'
import { listSuspended } from './list-suspended.ts'

/** How much each list has, without reading any of them to its end. */
export const countQueue = async (pool: Pool, coaches: Coaches, now: Date): Promise<QueueCounts> => {
  const [queues, suspended, few] = await Promise.all([
    listDueQueues(pool, coaches),
    listSuspended(pool, coaches, now),
    pool.query<Few>(select, [coaches]),
  ])
  return {
    due: Math.min(
      queues.reduce((sum, { count }) => sum + count, 0),
      most,
    ),
    suspended: suspended.filter(holdsBack).length,
    ...(few.rows[0] ?? { failing: 0, quarantined: 0, bounces: 0 }),
  }
}

/** The mail server always does; of the others one that nothing waits for is no news. */
const holdsBack = ({ provider, waiting }: Suspended) => provider === 'mail' || waiting > 0

type Few = Pick<QueueCounts, 'failing' | 'quarantined' | 'bounces'>

const most = mostCounted + 1

const count = (table: string, where: string) =>
  `(select count(*)::int from (
     select from ${table} where ${where} and ($1::text[] is null or coach = any ($1)) limit ${most}) few)`

/** SQL, of the coaches in $1. */
export const countFailing = count('step_runs', `state in ('failed', 'unknown')`)

const select = `
select ${countFailing} as failing,
       ${count('submissions', `state = 'held'`)} as quarantined,
       ${count('suppressions', isBounce)} as bounces`
