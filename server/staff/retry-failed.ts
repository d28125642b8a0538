import type { Pool } from '../adapters/postgres.ts'
import { masked } from './debug-rows.ts'
import type { Clock } from '../ports.ts'
import { isOver, type RunState } from '../pipeline/outbox/run.ts'
import { againFrom, isOfUse, mayTryAgain, type Staff } from './try-again.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'

/** `pending`: not finished yet. */
export type RetryResult = { id: string; email: string; status: RunState }

/** Returns their states after at most twenty seconds. */
export type RetryFailed = (campaignRowId: string, by: Staff) => Promise<RetryResult[]>

type RetryDeps = { pool: Pool; clock: Clock; worker: Pick<Worker, 'wake' | 'completions'> }

/** Oldest first; call again for more. */
const most = 100
const patience = { all: 20_000, look: 250 }

/** Concurrent calls retry each mail once. */
export const createRetryFailed = ({ pool, clock, worker }: RetryDeps): RetryFailed => {
  const look = async (ids: string[]): Promise<RetryResult[]> =>
    (await pool.query<RetryResult>(selectRuns, [ids])).rows.map((run) => ({
      ...run,
      email: masked(run.email),
    }))
  return async (campaignRowId, by) => {
    const values = [campaignRowId, clock.now(), by.staff, by.ipHash, most]
    const { rows } = await pool.query<{ id: string }>(statement, values)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    worker.wake()
    const end = performance.now() + patience.all
    let runs = await look(ids)
    while (performance.now() < end && !worker.completions.isReleased()) {
      const open = runs.filter(({ status }) => !isOver(status)).map(({ id }) => id)
      if (open.length === 0) break
      await worker.completions.next(open, patience.look)
      runs = await look(ids)
    }
    return runs
  }
}

const selectRuns = `
select run.id, run.state as status, lead.email from step_runs run join leads lead on lead.id = run.lead_id
where run.id = any ($1::uuid[]) order by run.created_at, run.id`

const statement = `
with failed as (
  select id from step_runs run
  where campaign_id = $1::uuid and email is not null and lead_id is not null and ${mayTryAgain('run')}
    and ${isOfUse('run', '$2')}
  order by finished_at limit $5 for update skip locked
),
${againFrom('failed', '$2')},
audit as (
  insert into audit_log (actor, action, subject, ip_hash, details, created_at)
  select $3, 'failed_mails_retried', ($1::uuid)::text, $4, jsonb_build_object('mails', (select count(*) from tried)), $2
)
select id from tried`
