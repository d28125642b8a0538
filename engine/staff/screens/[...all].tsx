import { Link } from 'react-router-dom'
import { Empty } from '../parts/empty.tsx'
import { Screen } from '../parts/screen.tsx'

export default function NotFound() {
  return (
    <Screen title="Nothing here">
      <div className="narrow">
        <Empty
          title="This page does not exist, or has moved"
          icon="search"
          step={
            <Link to="/staff" className="press press-main">
              Go to Today
            </Link>
          }
        >
          Search for it in <Link to="/staff/leads">Leads</Link>, <Link to="/staff/campaigns">Campaigns</Link>{' '}
          or <Link to="/staff/events">Events</Link>.
        </Empty>
      </div>
    </Screen>
  )
}
