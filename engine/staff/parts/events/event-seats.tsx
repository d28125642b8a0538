import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import { Wait } from '../figure.tsx'
import { Lights } from '../lamp.tsx'
import { isAtDoor } from './is-at-door.ts'

/** The seats of an event: taken, left, and at the door who is here; a light for each. */
export const EventSeats = ({ event }: { event: EventDetails }) => {
  const { taken, capacity, here } = event
  return (
    <div className="event-seats">
      <p className="great-line">
        <span>
          <b className={clsx('great', taken === 0 && 'figure-none')}>{number.format(taken)}</b>
          {` of ${number.format(capacity)} seats`}
        </span>
        <Number value={Math.abs(capacity - taken)}>{taken > capacity ? 'above the capacity' : 'left'}</Number>
        {isAtDoor(event) && <Number value={here}>here</Number>}
      </p>
      <Lights lit={taken} of={capacity} isWide />
    </div>
  )
}

/** How many of the guests are here. */
export const HereOf = ({ guests }: { guests: Guest[] }) => {
  const here = guests.filter((guest) => guest.here !== null).length
  return (
    <div className="event-seats event-here">
      <output className="great-line">
        <span>
          <b className={clsx('great', here === 0 && 'figure-none')}>{number.format(here)}</b>
          {` of ${number.format(guests.length)} here`}
        </span>
      </output>
      <Lights lit={here} of={guests.length} isWide />
    </div>
  )
}

/** The same while they are read. */
export const UnknownSeats = ({ isDoor }: { isDoor: boolean }) => (
  <div className={clsx('event-seats', isDoor && 'event-here')}>
    <p className="great-line">
      <span>
        <b className="great">
          <Wait />
        </b>{' '}
        <Wait as={isDoor ? 'of 00 here' : 'of 00 seats'} />
      </span>
      {!isDoor && <Wait as="00 left" />}
    </p>
    <span className="lights-wait">
      <Lights lit={0} of={50} isWide />
    </span>
  </div>
)

const number = new Intl.NumberFormat('en')

const Number = ({ value, children }: { value: number; children: ReactNode }) => (
  <span className="text-soft">
    <b className="font-semibold text-ink">{value}</b> {children}
  </span>
)
