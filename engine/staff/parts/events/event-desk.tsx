import { clsx } from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { EventDetails, Guest, StaffEvent } from '../../../campaign/staff/events.ts'
import { Answered } from '../answered.tsx'
import { Button } from '../button.tsx'
import { counted } from '../counted.ts'
import { Icon } from '../icon.tsx'
import { keepWaiting, knownWaiting } from '../known-waiting.ts'
import { MailDown } from '../queue/mail-down.tsx'
import { Reported } from '../reported.tsx'
import { Screen } from '../screen.tsx'
import { nothingSent } from '../stale.tsx'
import { useMayAct } from '../known-me.ts'
import { CoachFace, coachOf } from '../coach-face.tsx'
import { Download } from '../download.tsx'
import { DoorList } from './door-list.tsx'
import { EventDate } from './event-date.tsx'
import { EventSeats, HereOf } from './event-seats.tsx'
import { EventStatus } from './event-status.tsx'
import { EventViews } from './event-views.tsx'
import { GiveSeat } from './give-seat.tsx'
import { GuestTable } from './guest-table.tsx'
import { NoGuests } from './no-guests.tsx'
import { isLink, ofEvent, peopleOf } from './of-event.ts'
import { PrintList } from './print-list.tsx'
import { sampleGuests } from './sample-events.ts'
import { useUnsentTicks } from './unsent-ticks.ts'
import { useGuests } from './use-guests.ts'
import { WaitingNotice } from './waiting-notice.tsx'

/** Everything about one event; `view` in the address chooses between the guests and the door. */
export const EventDesk = ({ event }: { event: EventDetails }) => {
  const [isGiving, setGiving] = useState(false)
  const [search] = useSearchParams()
  const isDoor = search.get('view') === 'door'
  const [said, setSaid] = useState({ text: '', isDoor })
  const say = useCallback((text: string) => setSaid({ text, isDoor }), [isDoor])
  const guests = useGuests(ofEvent(event.id))
  const canGive = useMayAct() && event.isOpen
  const give = canGive && (
    <Button tone={event.notice ? 'plain' : 'main'} busy={false} onClick={() => setGiving(true)}>
      Give a seat
    </Button>
  )
  useEffect(() => {
    const others = knownWaiting().notices.filter((each) => each.event !== event.id)
    keepWaiting({ notices: event.notice ? [...others, event.notice] : others })
  }, [event])
  return (
    <Screen
      title={event.title}
      away={isDoor ? <KeptTicks event={event.id} /> : nothingSent}
      back={{ to: '/staff/events', label: 'Events' }}
      mark={<CoachFace large coach={coachOf(event.id)} name={event.brand} />}
      lead={<EventFacts event={event} page={event.page} isDoor={isDoor} />}
      figure={
        <>
          {isDoor
            ? guests.data && event.taken > 0 && <HereOf guests={guests.data.guests} />
            : event.taken > 0 && <EventSeats event={event} />}
          <EventViews isDoor={isDoor} place={event.place} />
        </>
      }
      actions={
        event.taken > 0 && (
          <>
            {give}
            <Button className="max-md:hidden" onClick={() => print()}>
              <Icon name="print" />
              Print
            </Button>
            <Download className="press max-md:hidden" href={`/staff/events/${event.id}/guests.csv`}>
              <Icon name="download" />
              Download CSV
            </Download>
          </>
        )
      }
    >
      <Reported of={said.text}>{said.isDoor === isDoor && said.text}</Reported>
      <GiveSeat event={event} isOpen={isGiving} onClose={() => setGiving(false)} onDone={say} />
      <Overview event={event} isDoor={isDoor} onDone={say} />
      <Answered
        of={guests}
        sample={{ guests: sampleGuests, isCut: false }}
        failed="The guests could not be loaded"
      >
        {({ guests: all, isCut }) => (
          <>
            <div className="print:hidden">
              {isCut && (
                <p className="mb-4 text-soft">{`The first ${all.length} by name. The CSV has all.`}</p>
              )}
              {all.length === 0 ? (
                <NoGuests event={event} isDoor={isDoor} give={give} />
              ) : (
                <>
                  <GuestView event={event} guests={all} isDoor={isDoor} onDone={say} />
                  <Download
                    className="link mt-2 flex! md:hidden!"
                    href={`/staff/events/${event.id}/guests.csv`}
                  >
                    Download CSV
                  </Download>
                </>
              )}
            </div>
            <PrintList guests={all} />
          </>
        )}
      </Answered>
    </Screen>
  )
}

/** How many this device still has to send. */
const KeptTicks = ({ event }: { event: string }) => {
  const { coach, campaign } = ofEvent(event)
  const count = Object.values(useUnsentTicks()).filter(
    (tick) => tick.coach === coach && tick.campaign === campaign,
  ).length
  return (
    <>
      {count > 0 && `${counted(count, 'tick')} ${count === 1 ? 'waits' : 'wait'}. `}
      <span className="max-md:sr-only">Ticks are kept on this device, and sent once there is one.</span>
    </>
  )
}

type ViewProps = { event: EventDetails; isDoor: boolean; onDone: (said: string) => void }

const GuestView = ({ event, guests, isDoor, onDone }: ViewProps & { guests: Guest[] }) =>
  isDoor ? (
    <DoorList event={event} guests={guests} />
  ) : (
    <GuestTable event={event} guests={guests} onDone={onDone} />
  )

/** What the screen of an event has below its head, of a sample. */
export const SampleDesk = ({ event, isDoor }: Omit<ViewProps, 'onDone'>) => (
  <>
    <Overview event={event} isDoor={isDoor} onDone={() => {}} />
    <GuestView event={event} guests={sampleGuests} isDoor={isDoor} onDone={() => {}} />
  </>
)

/** At the door only names count. */
const Overview = ({ event, isDoor, onDone }: ViewProps) =>
  !isDoor && (
    <>
      <MailDown />
      <div className="mb-6 grid gap-4 max-md:mb-4 max-md:gap-3 empty:hidden print:hidden">
        {event.notice && <WaitingNotice notice={event.notice} event={ofEvent(event.id)} onDone={onDone} />}
        {event.status === 'withdrawn' && event.taken > 0 && <Withdrawn taken={event.taken} />}
      </div>
    </>
  )

type FactsProps = { event: StaffEvent; page: string | null; isDoor: boolean }

/** On a phone at the door only the time. */
export const EventFacts = ({ event, page, isDoor }: FactsProps) => (
  <p className={clsx(isDoor && 'door-facts', 'event-facts')}>
    <EventStatus status={event.status} />
    <span className="max-md:hidden">{event.brand}</span>
    <EventDate isLine at={event.startsAt} as={event.startsAs} zone={event.zone} />
    {event.place !== null && <Place place={event.place} />}
    {page !== null && (
      <a href={page} className="max-md:hidden print:hidden">
        Open the page
      </a>
    )}
  </p>
)

/** The host of a meeting's address says enough. */
const Place = ({ place }: { place: string }) =>
  isLink(place) ? (
    <a href={place} className="print:hidden">
      {new URL(place).host}
    </a>
  ) : (
    <span>{place}</span>
  )

const Withdrawn = ({ taken }: { taken: number }) => (
  <section className="panel waiting print:hidden" aria-label="Withdrawn">
    <h2 className="title-2">This event is no longer on the site</h2>
    <p className="mt-1 max-w-prose">
      {`${peopleOf(taken)} still ${taken === 1 ? 'has a seat' : 'have seats'} and ${taken === 1 ? 'does' : 'do'} not know. To call it off, ask whoever edits the campaign’s file to put it back with “cancelled: true”.`}
    </p>
  </section>
)
