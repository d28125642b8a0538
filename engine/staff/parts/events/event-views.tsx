import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isLink } from './of-event.ts'

/** The guests, or the list for the door: `view` in the address. `place`: an online event has no door. */
export const EventViews = ({ isDoor, place }: { isDoor: boolean; place: string | null }) => (
  <nav aria-label="Views of this event" className="tabs print:hidden">
    <Tab to="?" isCurrent={!isDoor}>
      Guests
    </Tab>
    <Tab to="?view=door" isCurrent={isDoor}>
      {isLink(place) ? 'Attendance' : 'At the door'}
    </Tab>
  </nav>
)

type TabProps = { to: string; isCurrent: boolean; children: ReactNode }

const Tab = ({ to, isCurrent, children }: TabProps) => (
  <Link to={to} replace className="tab" {...(isCurrent && { 'aria-current': 'page' as const })}>
    {children}
  </Link>
)
