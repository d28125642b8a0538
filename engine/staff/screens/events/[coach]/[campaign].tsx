import { useParams } from 'react-router-dom'
import { getEvent } from '../../../../campaign/staff/events.ts'
import { Answered } from '../../../parts/answered.tsx'
import { EventDesk } from '../../../parts/events/event-desk.tsx'
import { useAnswer } from '../../../use-answer.ts'

/** One event: its guests, their seats, and who is here. */
export default function Event() {
  const { coach = '', campaign = '' } = useParams()
  const event = useAnswer(getEvent, { coach, campaign })
  return <Answered of={event}>{(details) => <EventDesk event={details} />}</Answered>
}
