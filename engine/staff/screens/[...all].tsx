import { Link } from 'react-router-dom'
import { Empty } from '../parts/empty.tsx'
import { Screen } from '../parts/screen.tsx'

export default function NotFound() {
  return (
    <Screen title="Nothing here">
      <Empty title="This page does not exist">
        It may have moved. Start again from <Link to="/staff">today</Link>.
      </Empty>
    </Screen>
  )
}
