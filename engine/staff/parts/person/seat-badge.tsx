import type { Seat } from '../../../campaign/staff/people.ts'
import { Badge } from '../badge.tsx'

/** Whether the seat is one at an event that takes place. */
export const SeatBadge = ({ seat: { status, isComing } }: { seat: Seat }) => {
  if (status !== 'planned')
    return <Badge tone={status === 'cancelled' ? 'bad' : 'warn'}>{`event ${status}`}</Badge>
  return isComing ? <Badge tone="good">has a seat</Badge> : <Badge>had a seat</Badge>
}
