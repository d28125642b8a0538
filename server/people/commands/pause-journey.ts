import type { OfJourney } from '../../../engine/campaign/staff/person-commands.ts'
import { audit } from './audit.ts'
import { done, nothingToDo, refusal, type Command } from './command.ts'
import { journeyOf } from './journey-of.ts'
import { alreadyLeaving } from './stop-running-mails.ts'
import { takeWaitingMailsBack } from './take-mails-back.ts'

/** A paused journey sends nothing. The sign-up mail of its form is no part of it. */
export const pauseJourney: Command<OfJourney> = async (context, person, asked) => {
  const { client, now } = context
  const journey = await journeyOf(context, person, asked.journey)
  const { id, campaign } = journey
  if (journey.status === 'paused') return nothingToDo(`The journey of ${campaign} is paused already.`)
  if (journey.status !== 'active' || journey.isCompleted)
    throw refusal('journey', `The journey of ${campaign} sends nothing any more: there is nothing to pause.`)
  const leaving = await takeWaitingMailsBack(context, id)
  await client.query(
    `update user_journeys set status = 'paused', paused_at = $2, updated_at = $2 where id = $1`,
    [id, now],
  )
  await audit(context, person, 'journey_paused', { journey: id, campaign })
  return done(
    [`The journey of ${campaign} is paused: it sends nothing.`, alreadyLeaving(leaving, 'for it')],
    'Resume the journey: it goes on where it stopped.',
  )
}
