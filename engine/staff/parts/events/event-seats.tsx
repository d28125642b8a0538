import type { ReactNode } from 'react'
import type { EventDetails } from '../../../campaign/staff/events.ts'
import { isAtDoor } from './is-at-door.ts'
import { SeatsBar } from './seats-bar.tsx'

/** The seats of an event in one line: taken, left, and at the door who is here. */
export const EventSeats = ({ event }: { event: EventDetails }) => {
  const { taken, capacity, here } = event
  return (
    <div className="panel event-seats">
      <SeatsBar taken={taken} capacity={capacity} isWhole isWide />
      <Number value={Math.abs(capacity - taken)}>{taken > capacity ? 'above the capacity' : 'left'}</Number>
      {isAtDoor(event) && <Number value={here}>here</Number>}
    </div>
  )
}

const Number = ({ value, children }: { value: number; children: ReactNode }) => (
  <p className="text-soft">
    <b className="font-semibold text-ink">{value}</b> {children}
  </p>
)
