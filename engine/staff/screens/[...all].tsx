import { Empty } from '../parts/empty.tsx'
import { SearchIn, ToToday } from '../parts/lead-on.tsx'
import { Screen } from '../parts/screen.tsx'

export default function NotFound() {
  return (
    <Screen title="Nothing here">
      <div className="narrow">
        <Empty title="This page does not exist, or has moved" icon="search" step={<ToToday />}>
          <SearchIn />
        </Empty>
      </div>
    </Screen>
  )
}
