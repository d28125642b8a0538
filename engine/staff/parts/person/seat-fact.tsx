import { Link } from 'react-router-dom'
import type { Seat } from '../../../campaign/staff/people.ts'
import { eventDay } from '../events/announced.ts'

/** That somebody is coming decides how to talk to them. */
export const SeatFact = ({ seat: { event, title, startsAt, startsAs, status, isComing } }: { seat: Seat }) =>
  isComing &&
  status === 'planned' && (
    <Link to={`/staff/events/${event}`} state={{ title }}>
      Has a seat{startsAt !== null && <>, {eventDay(startsAt, startsAs)}</>}
    </Link>
  )
