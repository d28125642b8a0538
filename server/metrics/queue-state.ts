import type { Pool } from '../adapters/postgres.ts'
import { mailNotInRelease } from '../pipeline/mail/compose-mail.ts'

export type QueueLength = { provider: string; priority: number; due: number; oldestSeconds: number }
export type OpenBreaker = { provider: string; fault: string; openedAt: Date }
export type MissingMail = { email: string; failed: number }
export type QueueState = {
  lengths: QueueLength[]
  breakers: OpenBreaker[]
  missingMails: MissingMail[]
  journeysDue: number
}

/** `now` is business time. Behind a failing provider the wait counts from the first due time. */
export const readQueueState = async (pool: Pool, now: Date): Promise<QueueState> => {
  const lengths = await pool.query<QueueLength>(
    `select provider, priority, count(*)::int as due,
            extract(epoch from $1::timestamptz - min(
              case when troubled then coalesce(first_due_at, created_at) else next_attempt_at end))::float8 as "oldestSeconds"
     from step_runs where state = 'pending' and (next_attempt_at <= $1 or troubled) group by provider, priority
     order by priority, provider`,
    [now],
  )
  const breakers = await pool.query<OpenBreaker>(
    `select name as provider, coalesce(trouble, 'outage') as fault, coalesce(opened_at, updated_at) as "openedAt"
     from providers where state <> 'closed' order by name`,
  )
  const journeys = await pool.query<{ due: number }>(
    `select count(*)::int as due from user_journeys
     where status = 'active' and not is_completed and current_run_id is null and next_email_due_at <= $1`,
    [now],
  )
  const missingMails = await pool.query<MissingMail>(
    `select split_part(last_error_detail, ': ', 2) as email, count(*)::int as failed from step_runs
     where state = 'failed' and finished_at > $1::timestamptz - interval '24 hours'
       and starts_with(last_error_detail, $2)
     group by 1 order by 1`,
    [now, `${mailNotInRelease}: `],
  )
  return {
    lengths: lengths.rows,
    breakers: breakers.rows,
    missingMails: missingMails.rows,
    journeysDue: journeys.rows[0]?.due ?? 0,
  }
}
