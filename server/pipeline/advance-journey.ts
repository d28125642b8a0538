import type { Client } from '../adapters/postgres.ts'

/**
 * Moves journeys on whose current mail is over, sent or not: to the next mail of the sequence, or to their end. Delays
 * count from the sign-up. A journey that fell behind (mails switched off, server down) sends at most one mail a day
 * until it has caught up.
 */
export const advanceJourney = async (
  client: Client,
  { runIds, now }: { runIds: string[]; now: Date },
): Promise<void> => {
  await client.query(statement, [runIds, now])
}

const statement = `
update user_journeys journey set
  current_run_id = null,
  current_sequence = coalesce(next.position, journey.current_sequence),
  next_email_due_at = case
    when next.position is null then null
    when journey.next_email_due_at < $2::timestamptz - interval '1 hour'
      then greatest(journey.started_at + make_interval(hours => next.delay_hours), $2::timestamptz + interval '24 hours')
    else journey.started_at + make_interval(hours => next.delay_hours) end,
  is_completed = next.position is null,
  status = case when next.position is null and journey.status = 'active' then 'completed' else journey.status end,
  updated_at = $2::timestamptz
from user_journeys before
left join lateral (
  select position, delay_hours from email_sequences
  where campaign_id = before.campaign_id and is_active and position > before.current_sequence
  order by position limit 1
) next on true
where before.id = journey.id and journey.current_run_id = any ($1::uuid[])`
