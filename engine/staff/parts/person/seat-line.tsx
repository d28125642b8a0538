import { Link } from 'react-router-dom'
import type { Seat } from '../../../campaign/staff/people.ts'
import { EventDate } from '../events/event-date.tsx'
import { SeatBadge } from './seat-badge.tsx'

/** A seat at an event, which leads to its guests. `isNamed`: the event has a name of its own. */
export const SeatLine = ({ seat, isNamed }: { seat: Seat; isNamed: boolean }) => (
  <div className="grid justify-items-start gap-1 text-sm">
    <SeatBadge seat={seat} />
    {isNamed && <p className="wrap-anywhere">{seat.title}</p>}
    <p>
      <EventDate at={seat.startsAt} as={seat.startsAs} zone={seat.zone} />
    </p>
    <p>
      <Link to={`/staff/events/${seat.event}`}>Guests of the event</Link>
    </p>
  </div>
)
