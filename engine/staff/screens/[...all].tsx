import { useLocation } from 'react-router-dom'
import { FindLead } from '../parts/find.tsx'
import { Scene } from '../parts/scene.tsx'
import { Screen } from '../parts/screen.tsx'

/** What somebody was looking for is a person, most often. */
export default function NotFound() {
  const { pathname } = useLocation()
  return (
    <Screen title="This page does not exist" lead={<span className="wrap-anywhere">{pathname}</span>}>
      <Scene isGone step={<FindLead />}>
        <p>It may have moved. Looking for somebody? A part of the name or of the address is enough.</p>
      </Scene>
    </Screen>
  )
}
