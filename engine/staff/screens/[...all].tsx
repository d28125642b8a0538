import { useLocation } from 'react-router-dom'
import { Empty } from '../parts/empty.tsx'
import { SearchIn, ToToday } from '../parts/lead-on.tsx'
import { Screen } from '../parts/screen.tsx'

export default function NotFound() {
  const { pathname } = useLocation()
  return (
    <Screen title="Nothing here">
      <Empty title="This page does not exist, or has moved" icon="search" step={<ToToday />}>
        <code className="block wrap-anywhere">{pathname}</code>
        <SearchIn />
      </Empty>
    </Screen>
  )
}
