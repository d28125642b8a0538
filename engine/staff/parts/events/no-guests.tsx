import type { ReactNode } from 'react'
import type { EventDetails } from '../../../campaign/staff/events.ts'
import { CopyLink } from '../campaigns/copy-link.tsx'
import { counted } from '../counted.ts'
import { Empty } from '../empty.tsx'

type Props = { event: EventDetails; isDoor: boolean; give: ReactNode }

export const NoGuests = ({ event: { page, capacity }, isDoor, give }: Props) => (
  <Empty
    title={isDoor ? 'Nobody is expected yet' : 'Nobody has a seat yet'}
    step={
      (give || page !== null) && (
        <div className="buttons">
          {give}
          {page !== null && <CopyLink url={page} />}
        </div>
      )
    }
  >
    {isDoor
      ? 'The door list has a line for everybody with a seat. On the day, tick whoever comes in: it works without a network, too.'
      : `${counted(capacity, 'seat')} to give. Guests appear here the moment they send the form of the page, or you give them a seat.`}
  </Empty>
)
