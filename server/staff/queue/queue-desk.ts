import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { approveQuarantined, type ApproveDeps } from '../../pipeline/accept/approve-quarantined.ts'
import { probeProvider } from '../probe-provider.ts'
import { findFailing, retryLost, tryAgain, type Alike, type Staff } from '../try-again.ts'
import { countQueue } from './count-queue.ts'
import { discardQuarantined } from './discard-quarantined.ts'
import { listDueQueues } from './due-queues.ts'
import { listBounces } from './list-bounces.ts'
import { listDue } from './list-due.ts'
import { listFailedSteps } from './list-failing.ts'
import { listQuarantined } from './list-quarantined.ts'
import { listSuspended } from './list-suspended.ts'

export type QueueDesk = ReturnType<typeof createQueueDesk>

type Page = { cursor?: string }

/** What waits, what failed, and what staff can do about it. */
export const createQueueDesk = (deps: ApproveDeps & { pool: Pool; publicOrigin: string }) => {
  const { pool, clock, secret, publicOrigin } = deps
  const shown = () => ({
    pool,
    words: { site: deps.releases.current().site, fill: { secret, publicOrigin } },
  })
  return {
    counts: (coaches: Coaches) => countQueue(pool, coaches, clock.now()),
    queues: (coaches: Coaches) => listDueQueues(pool, coaches),
    due: (coaches: Coaches, asked: Page & { provider: string }) =>
      listDue(shown(), coaches, { ...asked, now: clock.now() }),
    failing: (coaches: Coaches) => findFailing(pool, clock.now(), coaches),
    failedSteps: (coaches: Coaches, asked: Parameters<typeof listFailedSteps>[2]) =>
      listFailedSteps(shown(), coaches, asked),
    suspended: (coaches: Coaches) => listSuspended(pool, coaches, clock.now()),
    quarantined: (coaches: Coaches, asked: Page) => listQuarantined(shown(), coaches, asked),
    bounces: (coaches: Coaches, asked: Page) => listBounces(shown(), coaches, asked),
    /** How many are on their way again. */
    retryGroup: (alike: Alike, by: Staff) => retryLost(deps, alike, by),
    retryStep: async (id: string, by: Staff) => ((await tryAgain(deps, id, by)) ? 1 : 0),
    probe: (provider: string, by: Staff) => probeProvider(pool, provider, { ...by, now: clock.now() }),
    /** One after another: each is a transaction with a row of audit_log. How many were approved. */
    approve: async (ids: string[], by: Staff): Promise<number> => {
      let approved = 0
      for (const id of new Set(ids)) if (await approveQuarantined(deps, id, by)) approved += 1
      return approved
    },
    discard: (ids: string[], by: Staff) => discardQuarantined(deps, ids, by),
    /** Where a submission is shown; null: there is none for this member of staff. */
    placeOf: async (submission: string, coaches: Coaches): Promise<{ lead: string | null } | null> => {
      const { rows } = await pool.query<{ lead: string | null }>(selectPlace, [submission, coaches])
      return rows[0] ?? null
    },
  }
}

const selectPlace = `
select lead_id as lead from submissions where id = $1::uuid and ($2::text[] is null or coach = any ($2))`
