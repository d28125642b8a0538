import type { Client } from '../adapters/postgres.ts'
import { nextMail, planColumns } from './next-mail.ts'
import { prepared } from './prepared.ts'

/** Moves journeys on whose current mail is over, sent or not: to what comes next, or to their end. */
export const advanceJourney = async (
  client: Client,
  { runIds, now }: { runIds: string[]; now: Date },
): Promise<void> => {
  await client.query(prepared('advance-journey', advance), [runIds, now])
}

const advance = `
update user_journeys journey set current_run_id = null, ${planColumns('$2::timestamptz')}
from (
  select journey.id, next.* from user_journeys journey
  join email_campaigns campaign on campaign.id = journey.campaign_id
  left join events event on event.id = campaign.campaign
  left join ${nextMail('$2::timestamptz')} next on true
  where journey.current_run_id = any ($1::uuid[])
) planned
where planned.id = journey.id and journey.current_run_id = any ($1::uuid[])`
