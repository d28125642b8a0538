import type { Client } from '../adapters/postgres.ts'
import { planJourneys } from './next-mail.ts'

/** Call before a release is written; the result returns the row ids of campaigns whose plans changed. */
export const planChanges = async (
  client: Client,
  only?: readonly string[],
): Promise<() => Promise<string[]>> => {
  const before = await plansOf(client, only)
  return async () => {
    const after = await plansOf(client, only)
    return [...before].flatMap(([id, plan]) => (after.get(id) === plan ? [] : [id]))
  }
}

const plansOf = async (client: Client, only: readonly string[] | undefined) => {
  const { rows } = await client.query<{ id: string; plan: string }>(plans, [only ?? null])
  return new Map(rows.map(({ id, plan }) => [id, plan]))
}

const plans = `
select campaign.id, concat_ws('|',
  (select string_agg(concat_ws(' ', mail.email, mail.anchor, mail.delay_hours, mail.position), ',' order by mail.position)
   from email_sequences mail where mail.campaign_id = campaign.id and mail.is_active),
  event.starts_at, event.ends_at, event.status) as plan
from email_campaigns campaign left join events event on event.id = campaign.campaign
where campaign.origin = 'file' and ($1::uuid[] is null or campaign.id = any ($1::uuid[]))`

/** Milliseconds: a hundred thousand rows take longer than a request may. */
export const patience = 600_000

/** Completed journeys stay completed. */
export const replanJourneys = async (client: Client, campaigns: string[], now: Date): Promise<void> => {
  if (campaigns.length === 0) return
  await client.query("set local statement_timeout = '10min'")
  const patient = { text: replan, values: [campaigns, now], query_timeout: patience }
  await client.query(patient)
}

const isOpen = "journey.status = 'active' and not journey.is_completed and journey.current_run_id is null"

const replan = planJourneys({
  now: '$2::timestamptz',
  which: `journey.campaign_id = any ($1::uuid[]) and ${isOpen}`,
  where: `${isOpen} and
    (journey.next_email_due_at is distinct from planned.at or journey.current_sequence <> planned.position)`,
})
