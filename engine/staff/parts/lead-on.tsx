import { Link } from 'react-router-dom'

/** Where the address leads to nothing. */
export const SearchIn = () => (
  <>
    Search for it in <Link to="/staff/leads">Leads</Link>, <Link to="/staff/campaigns">Campaigns</Link> or{' '}
    <Link to="/staff/events">Events</Link>.
  </>
)

export const ToToday = () => (
  <Link to="/staff" className="press press-main">
    Go to Today
  </Link>
)
