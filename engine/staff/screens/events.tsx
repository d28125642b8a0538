import { useState } from 'react'
import { Link, useOutlet } from 'react-router-dom'
import { listNotices } from '../../campaign/staff/events.ts'
import { Empty } from '../parts/empty.tsx'
import { EventList } from '../parts/events/event-list.tsx'
import { ofEvent } from '../parts/events/of-event.ts'
import { NextEvent } from '../parts/events/next-event.tsx'
import { Said } from '../parts/events/said.tsx'
import { WaitingNotice } from '../parts/events/waiting-notice.tsx'
import { Screen } from '../parts/screen.tsx'
import { useAnswer } from '../use-answer.ts'

/** The list of events; the file of one event lies in the folder of this name and is shown in its place. */
export default function Events() {
  return useOutlet() ?? <EventsScreen />
}

const EventsScreen = () => {
  const notices = useAnswer(listNotices, {}).data?.notices ?? []
  const [said, setSaid] = useState('')
  return (
    <Screen
      title="Events"
      lead="Who has a seat, who is here, and what guests have not been told."
      figure={<NextEvent />}
    >
      <Said text={said} />
      {notices.length > 0 && (
        <div className="mb-8 grid gap-4">
          {notices.map((notice) => (
            <WaitingNotice
              key={notice.event}
              notice={notice}
              event={ofEvent(notice.event)}
              isLinked
              onDone={setSaid}
            />
          ))}
        </div>
      )}
      <div className="grid gap-8">
        <EventList
          when="upcoming"
          title="Upcoming"
          empty={
            <Empty
              isPart
              title="No event is planned"
              step={
                <Link className="press" to="/staff/campaigns">
                  See your campaigns
                </Link>
              }
            >
              An event appears here as soon as its campaign is live.
            </Empty>
          }
        />
        <EventList when="past" title="Past" empty={<p className="aside">No event is over yet.</p>} />
      </div>
    </Screen>
  )
}
