import type { Client } from '../adapters/postgres.ts'
import { enqueue } from '../pipeline/outbox/enqueue.ts'
import { patience } from './next-mail.ts'
import { whySuppressedSql } from './why-suppressed.ts'

/** `config`: read by events/event-notice.ts when the mail leaves. */
export type GuestNotice = {
  event: string
  coach: string
  campaign_id: string
  key: string
  email: string
  config: { sequence: number; formerStart: string | null; formerPlace: string | null }
}

/** Of one change; each guest gets it once. */
export const noticeKey = (kind: 'moved' | 'cancelled', sequence: number): string =>
  `event:${kind}:${sequence}`

/** Writes one outbox row for each guest. Returns how many get a mail. */
export const notifyGuests = async (
  client: Pick<Client, 'query'>,
  notices: GuestNotice[],
  now: Date,
): Promise<number> => {
  if (notices.length === 0) return 0
  const query = { text: statement, values: [JSON.stringify(notices), now], query_timeout: patience }
  const { rows } = await client.query<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

const newRuns = enqueue(
  {
    submissionId: 'guest.submission_id',
    leadId: 'guest.lead_id',
    coach: 'notice.coach',
    campaign: `split_part(notice.event, '@', 1)`,
    campaignId: 'notice.campaign_id',
    step: `'event'`,
    effectKey: 'notice.key',
    config: 'notice.config',
    email: 'notice.email',
    state: `case when gone.reason is not null then 'suppressed' else 'pending' end`,
    lastError: whySuppressedSql('gone.reason'),
    nextAttemptAt: 'case when gone.reason is null then $2::timestamptz end',
    finishedAt: 'case when gone.reason is not null then $2::timestamptz end',
    createdAt: '$2::timestamptz',
    updatedAt: '$2::timestamptz',
  },
  `from jsonb_to_recordset($1::jsonb) as notice (
  event text, coach text, campaign_id uuid, key text, email text, config jsonb)
join registrations guest on guest.event = notice.event
join leads lead on lead.id = guest.lead_id
cross join lateral (
  select (select reason from suppressions where coach = notice.coach and address_hash = lead.address_hash) as reason
) gone
where not exists (select from step_runs run where run.lead_id = guest.lead_id and run.effect_key = notice.key)
order by guest.lead_id
returning state`,
)

const statement = `
with enqueued as (${newRuns})
select count(*) filter (where state = 'pending')::int as count from enqueued`
