import { useParams, useSearchParams } from 'react-router-dom'
import { getEvent } from '../../../../campaign/staff/events.ts'
import { Answered } from '../../../parts/answered.tsx'
import { Pending } from '../../../parts/pending.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { CoachFace } from '../../../parts/coach-face.tsx'
import { EventDesk } from '../../../parts/events/event-desk.tsx'
import { UnknownSeats } from '../../../parts/events/event-seats.tsx'
import { EventViews } from '../../../parts/events/event-views.tsx'
import { titleOfSlug, useKnownTitle } from '../../../parts/known-title.ts'
import { useAnswer } from '../../../use-answer.ts'

/** One event: its guests, their seats, and who is here. */
export default function Event() {
  const { coach = '', campaign = '' } = useParams()
  const [search] = useSearchParams()
  const isDoor = search.get('view') === 'door'
  const event = useAnswer(getEvent, { coach, campaign })
  const title = useKnownTitle(event.data?.title, titleOfSlug(campaign))
  if (event.data) return <EventDesk event={event.data} />
  return (
    <Screen
      title={title}
      isGuess={!event.error && title === titleOfSlug(campaign)}
      back={{ to: '/staff/events', label: 'Events' }}
      mark={<CoachFace large coach={coach} />}
      {...(!event.error && { lead: <p className="min-h-6 max-md:min-h-24" /> })}
      figure={!event.error && <UnknownSeats isDoor={isDoor} />}
    >
      <EventViews isDoor={isDoor} />
      <Answered of={event} pending={<Pending like={isDoor ? 'ticks' : 'guests'} rows={8} />}>
        {() => null}
      </Answered>
    </Screen>
  )
}
