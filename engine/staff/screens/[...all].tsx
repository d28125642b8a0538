import { Link } from 'react-router-dom'
import { Screen } from '../parts/screen.tsx'

export default function NotFound() {
  return (
    <Screen title="Nothing here" lead="This page does not exist, or has moved.">
      <Link to="/staff" className="press press-main">
        Go to Today
      </Link>
    </Screen>
  )
}
