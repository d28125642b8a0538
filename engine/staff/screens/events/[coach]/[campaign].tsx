import { useParams, useSearchParams } from 'react-router-dom'
import { CampaignRow } from '../../../../campaign/staff/campaigns.ts'
import { getEvent, StaffEvent } from '../../../../campaign/staff/events.ts'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { useMayAct } from '../../../parts/known-me.ts'
import { Answered } from '../../../parts/answered.tsx'
import { Wait } from '../../../parts/figure.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { CoachFace } from '../../../parts/coach-face.tsx'
import { EventDesk, EventFacts, SampleDesk } from '../../../parts/events/event-desk.tsx'
import { UnknownSeats } from '../../../parts/events/event-seats.tsx'
import { sampleEvent, sampleNotice } from '../../../parts/events/sample-events.ts'
import { EventViews } from '../../../parts/events/event-views.tsx'
import { knownWaiting } from '../../../parts/known-waiting.ts'
import { titleOfSlug, useKnownTitle } from '../../../parts/known-title.ts'
import { useListed } from '../../../parts/listed.ts'
import { useAnswer } from '../../../use-answer.ts'

/** One event: its guests, their seats, and who is here. */
export default function Event() {
  const { coach = '', campaign = '' } = useParams()
  const [search] = useSearchParams()
  const isDoor = search.get('view') === 'door'
  const event = useAnswer(getEvent, { coach, campaign })
  const untold = knownWaiting().notices.find((each) => each.event === `${coach}/${campaign}`)
  const listed = useListed(StaffEvent, `${coach}/${campaign}`)
  const page = useListed(CampaignRow, `${coach}/${campaign}`)
  const title = useKnownTitle(event.data?.title, untold?.title ?? titleOfSlug(campaign))
  if (event.data) return <EventDesk event={event.data} />
  return (
    <Screen
      title={title}
      isGuess={!event.error && title === titleOfSlug(campaign)}
      back={{ to: '/staff/events', label: 'Events' }}
      mark={<CoachFace large coach={coach} />}
      {...(event.error
        ? {
            ...(listed && {
              lead: <EventFacts event={listed} page={page?.live ? page.url : null} isDoor={isDoor} />,
            }),
            figure: <EventViews isDoor={isDoor} place={listed?.place ?? null} />,
          }
        : {
            lead: <UnknownFacts isDoor={isDoor} />,
            actions: <UnknownActions />,
            figure: (
              <>
                <UnknownSeats isDoor={isDoor} />
                <EventViews isDoor={isDoor} place={listed?.place ?? null} />
              </>
            ),
          })}
    >
      <Answered
        of={event}
        sample={{ ...sampleEvent, notice: untold ? sampleNotice(untold) : null }}
        failed={isDoor ? 'The door list could not be loaded' : 'The guests could not be loaded'}
      >
        {(sample) => <SampleDesk event={sample} isDoor={isDoor} />}
      </Answered>
    </Screen>
  )
}

/** In their places, without use. */
const UnknownActions = () => (
  <>
    {useMayAct() && <Button disabled>Give a seat</Button>}
    <Button disabled className="max-md:hidden">
      <Icon name="print" />
      Print
    </Button>
    <Button disabled className="max-md:hidden">
      <Icon name="download" />
      Download CSV
    </Button>
  </>
)

const UnknownFacts = ({ isDoor }: { isDoor: boolean }) => (
  <p className="event-facts">
    <span className="max-md:hidden">
      <Wait as="The name of a coach" />
    </span>
    <span className="max-md:w-full">
      <Wait as="Thu, Jan 00, 2000, 00:00 AM" />
    </span>
    <span className={isDoor ? 'max-md:hidden' : ''}>
      <Wait as="00:00 AM UTC for you" />
    </span>
    <span className={isDoor ? 'max-md:hidden' : ''}>
      <Wait as="meet.example" />
    </span>
  </p>
)
