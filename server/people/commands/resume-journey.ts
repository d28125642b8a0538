import type { OfJourney } from '../../../engine/campaign/staff/person-commands.ts'
import { planJourneys } from '../../db/next-mail.ts'
import { whySuppressed, type SuppressionReason } from '../../db/why-suppressed.ts'
import type { Person } from '../person/person.ts'
import { audit } from './audit.ts'
import { done, nothingToDo, refusal, type Command, type Context } from './command.ts'
import { journeyOf } from './journey-of.ts'
import { timeInWords } from './time-in-words.ts'

/**
 * The journey continues as if the pause had not been: its sign-up moves by as long as it was paused, so the gaps between mails stay. Mails
 * that count from an event and whose time passed meanwhile are left out.
 */
export const resumeJourney: Command<OfJourney> = async (context, person, asked) => {
  const { client, now } = context
  const { id, campaign, status } = await journeyOf(context, person, asked.journey)
  if (status === 'active') return nothingToDo(`The journey of ${campaign} is not paused.`)
  if (status !== 'paused')
    throw refusal('journey', `The journey of ${campaign} is ${status}, not paused: it cannot be resumed.`)
  const reason = await suppressionOf(context, person)
  if (reason) throw refusal('journey', `Nothing may be sent: ${whySuppressed[reason]}`)
  await client.query(moveStart, [id, now])
  await client.query(plan, [id, now])
  const { isCompleted, nextDueAt } = await journeyOf(context, person, id)
  await audit(context, person, 'journey_resumed', { journey: id, campaign })
  return done(
    [
      `The journey of ${campaign} goes on.`,
      isCompleted || !nextDueAt
        ? 'There is nothing left to send: it is complete.'
        : `Its next email is due ${timeInWords(nextDueAt)}.`,
    ],
    'Pause the journey again.',
  )
}

export const suppressionOf = async (
  { client }: Pick<Context, 'client'>,
  { coach, addressHash }: Person,
): Promise<SuppressionReason | null> => {
  const { rows } = await client.query<{ reason: SuppressionReason }>(
    'select reason from suppressions where coach = $1 and address_hash = $2',
    [coach, addressHash],
  )
  return rows[0]?.reason ?? null
}

const moveStart = `
update user_journeys set status = 'active', paused_at = null, updated_at = $2::timestamptz,
  started_at = started_at + ($2::timestamptz - coalesce(paused_at, $2::timestamptz))
where id = $1`

// The mail that was leaving when it was paused ends by itself, and plans the next one.
const waits = 'journey.current_run_id is null'
const plan = planJourneys({ now: '$2::timestamptz', which: `journey.id = $1 and ${waits}`, where: waits })
