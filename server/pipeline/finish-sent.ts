import type { Client, Pool } from '../adapters/postgres.ts'
import { prepared } from '../db/prepared.ts'
import { inTransaction } from '../db/transaction.ts'
import { advanceJourney } from './advance-journey.ts'
import { inBatches } from './batches.ts'
import type { HeldRun } from './run.ts'

type Sent = { run: HeldRun; now: Date }

/**
 * Writes down that a mail of a journey was sent, and moves the journey on. Answers whether the row was still ours.
 * Most mails end like this, many at a time: they share statements and commits.
 */
export const finishSent: (pool: Pool, sent: Sent) => Promise<boolean> = inBatches((pool, all: Sent[]) =>
  inTransaction(pool, async (client) => {
    const now = new Date(Math.max(...all.map((sent) => sent.now.getTime())))
    const ours = await finish(client, all, now)
    if (ours.size > 0) await advanceJourney(client, { runIds: [...ours], now })
    return all.map(({ run }) => ours.has(run.id))
  }),
)

const finish = async (client: Client, all: Sent[], now: Date): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(prepared('finish-sent', statement), [
    all.map(({ run }) => run.id),
    all.map(({ run }) => run.leaseToken),
    now,
  ])
  return new Set(rows.map(({ id }) => id))
}

const statement = `
with sent as (
  update step_runs run set
    state = 'sent', next_attempt_at = null, last_error = null, last_error_detail = null, troubled = false,
    handed_over_at = null, lease_token = null, lease_until = null,
    sent_at = $3::timestamptz, finished_at = $3, updated_at = $3
  from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
  where run.id = mine.id and run.lease_token = mine.token and run.state = 'running'
  returning run.*
),
delivery as (
  insert into delivery_log (email_address, status, created_at, updated_at, campaign_id, coach, step, email, step_run_id)
  select lead.email, 'sent', $3, $3, sent.campaign_id, sent.coach, sent.step, sent.email, sent.id
  from sent join leads lead on lead.id = sent.lead_id
  on conflict (step_run_id) do update
    set status = excluded.status, error = excluded.error, updated_at = excluded.updated_at
)
select id from sent`
