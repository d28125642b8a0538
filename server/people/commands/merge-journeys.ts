import { planJourneys } from '../../db/next-mail.ts'
import type { Context } from './command.ts'
import { takeWaitingMailsBack } from './take-mails-back.ts'

/**
 * Of two journeys of one campaign the one that goes on, or is further on, stays; what the other one has sent is not sent again. Returns
 * how many ended. The one that stays may still belong to the lead that goes.
 */
export const mergeJourneys = async (
  { client, now }: Pick<Context, 'client' | 'now'>,
  { kept, gone }: { kept: string; gone: string },
): Promise<number> => {
  const { rows } = await client.query<{ id: string }>(lockBoth, [kept, gone])
  const [stays, ends] = rows
  if (!stays || !ends) return 0
  await takeWaitingMailsBack({ client, now }, ends.id)
  await client.query(moveSent, [stays.id, ends.id])
  await client.query('delete from user_journeys where id = $1', [ends.id])
  await client.query(plan, [stays.id, now])
  return 1
}

const lockBoth = `
select id from user_journeys where lead_id in ($1, $2)
order by status in ('active', 'paused', 'completed') desc, is_completed desc, current_sequence desc, created_at
for update`

// A journey has each email once. What failed for the other address has not been read.
const moveSent = `
update step_runs run set sequence_position = null, journey_id = case
  when run.state in ('sent', 'unknown', 'running')
    and not exists (select from step_runs mine where mine.journey_id = $1::uuid and mine.email = run.email)
  then $1::uuid end
where run.journey_id = $2`

const isOpen = `journey.status = 'active' and journey.current_run_id is null`
const plan = planJourneys({ now: '$2::timestamptz', which: `journey.id = $1 and ${isOpen}`, where: isOpen })
