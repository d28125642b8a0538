import { Link } from 'react-router-dom'
import type { Seat, SignUp } from '../../../campaign/staff/people.ts'
import { EventDate } from '../events/event-date.tsx'
import { SeatBadge } from './seat-badge.tsx'

/** An event that the person has a seat at, which leads to its guests. */
export const SeatLine = ({ seat }: { seat: Seat }) => (
  <li className="line flex-nowrap justify-between">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        <Link className="line-link" to={`/staff/events/${seat.event}`}>
          {seat.title}
        </Link>
        <SeatBadge seat={seat} />
      </p>
      <p className="text-sm text-soft wrap-anywhere">
        <EventDate isLine at={seat.startsAt} as={seat.startsAs} />
      </p>
    </div>
    <span aria-hidden className="go" />
  </li>
)

/** The next one first, those without a date last. */
export const comingSeats = (signUps: SignUp[]): Seat[] =>
  signUps
    .flatMap(({ seats }) => seats.filter(({ isComing }) => isComing))
    .toSorted((one, two) => timeOf(one) - timeOf(two))

const timeOf = ({ startsAt }: Seat): number =>
  startsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(startsAt)
