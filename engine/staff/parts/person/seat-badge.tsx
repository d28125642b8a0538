import type { Seat } from '../../../campaign/staff/people.ts'
import { Badge } from '../badge.tsx'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'

/** Whether the seat is one at an event that takes place. */
export const SeatBadge = ({ seat: { status, isComing } }: { seat: Seat }) => {
  if (status !== 'planned') return <StateBadge what="event" of={states.event[status]} />
  return isComing ? <Badge tone="good">has a seat</Badge> : <Badge>had a seat</Badge>
}
