import { useEffect, useState } from 'react'
import { Link, useOutlet } from 'react-router-dom'
import { listEvents, listNotices, type EventNotice } from '../../campaign/staff/events.ts'
import { Empty } from '../parts/empty.tsx'
import { EventList } from '../parts/events/event-list.tsx'
import { NextEvent } from '../parts/events/next-event.tsx'
import { ofEvent } from '../parts/events/of-event.ts'
import { WaitingNotice } from '../parts/events/waiting-notice.tsx'
import { sampleNotice } from '../parts/events/sample-events.ts'
import { Ghost } from '../parts/ghost.tsx'
import { keepWaiting, knownWaiting } from '../parts/known-waiting.ts'
import { MailDown } from '../parts/queue/mail-down.tsx'
import { Reported } from '../parts/reported.tsx'
import { Screen } from '../parts/screen.tsx'
import { nothingSent } from '../parts/stale.tsx'
import { useAnswer } from '../use-answer.ts'

/** The list of events; the file of one event lies in the folder of this name and is shown in its place. */
export default function Events() {
  return useOutlet() ?? <EventsScreen />
}

const EventsScreen = () => {
  const answer = useAnswer(listNotices, {})
  const notices = answer.data?.notices
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (notices) keepWaiting({ notices })
  }, [notices])
  return (
    <Screen
      title="Events"
      {...((notices?.length ?? 0) > 0 && { away: nothingSent })}
      lead="Who has a seat, who is here, and what guests have not been told."
      figure={<NextEvent />}
    >
      <MailDown />
      <Reported of={said}>{said}</Reported>
      {answer.isPending ? (
        <Ghost>
          <Untold notices={knownWaiting().notices.map(sampleNotice)} />
        </Ghost>
      ) : (
        <Untold notices={notices ?? []} onDone={setSaid} />
      )}
      <div className="grid gap-8">
        <NoneTaken />
        <EventList when="upcoming" title="Upcoming" empty={<NonePlanned />} />
        <EventList when="past" title="Past" />
      </div>
    </Screen>
  )
}

type Props = { notices: EventNotice[]; onDone?: (said: string) => void }

const Untold = ({ notices, onDone = () => {} }: Props) => (
  <div className="mb-8 grid gap-4 empty:hidden">
    {notices.map((notice) => (
      <WaitingNotice
        key={notice.event}
        notice={notice}
        event={ofEvent(notice.event)}
        isLinked
        onDone={onDone}
      />
    ))}
  </div>
)

const NonePlanned = () => (
  <Empty isPart title="No event is planned">
    An event is a campaign with a date. Whoever edits your campaigns starts one with{' '}
    <code>npm run new -- campaign</code>; it appears here as soon as its page is live.
  </Empty>
)

/** Above events that nobody has signed up for. */
const NoneTaken = () => {
  const rows = useAnswer(listEvents, { when: 'upcoming' }).data?.rows ?? []
  const past = useAnswer(listEvents, { when: 'past' }).data?.rows
  const [next] = rows
  if (!next || past?.length !== 0 || rows.some(({ taken }) => taken > 0)) return null
  return (
    <Empty
      isPart
      title="Nobody has a seat yet"
      step={
        <Link className="press press-main" to={`/staff/events/${next.id}`} state={{ title: next.title }}>
          Share the link
        </Link>
      }
    >
      {`Next is “${next.title}”. Share the link of its page, or give somebody a seat.`}
    </Empty>
  )
}
