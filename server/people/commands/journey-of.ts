import { leadIds, type Person } from '../person/person.ts'
import { refusal, type Context } from './command.ts'

export type Journey = {
  id: string
  campaign: string
  status: string
  isCompleted: boolean
  currentRunId: string | null
  nextDueAt: Date | null
}

/** Locked, so that no mail of it is being enqueued. Throws `Refused` where the person has no such journey. */
export const journeyOf = async (
  { client }: Pick<Context, 'client'>,
  person: Person,
  id: string,
): Promise<Journey> => {
  const { rows } = await client.query<Journey>(select, [id, leadIds(person)])
  const [journey] = rows
  if (!journey) throw refusal('journey', 'The person has no such journey.')
  return journey
}

const select = `
select journey.id, journey.status, journey.is_completed as "isCompleted", journey.current_run_id as "currentRunId",
       journey.next_email_due_at as "nextDueAt", coalesce(campaign.campaign, campaign.name, '') as campaign
from user_journeys journey left join email_campaigns campaign on campaign.id = journey.campaign_id
where journey.id = $1 and journey.lead_id = any ($2::uuid[]) for update of journey`
