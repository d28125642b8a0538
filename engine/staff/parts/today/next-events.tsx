import { Link } from 'react-router-dom'
import type { Today } from '../../../campaign/staff/today.ts'
import { CoachFace, coachOf } from '../coach-face.tsx'
import { isEmptySoon } from '../events/empty-soon.ts'
import { EventDate } from '../events/event-date.tsx'
import { SeatsBar } from '../events/seats-bar.tsx'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'

/** The next ones, with how many of their seats are taken. */
export const NextEvents = ({ events }: Pick<Today, 'events'>) => (
  <section aria-labelledby="today-events">
    <h2 id="today-events" className="title-2 mb-3">
      Next events
    </h2>
    {events.length === 0 ? (
      <p className="aside">No event is planned. One appears here once it has a date.</p>
    ) : (
      <ol className="sheet lines">
        {events.map((event) => (
          <li key={event.id} className="line event-next">
            <CoachFace large coach={coachOf(event.id)} />
            <span className="min-w-0">
              <Link className="line-link" to={`/staff/events/${event.id}`} state={{ title: event.title }}>
                {event.title}
              </Link>
              <span className="block text-sm text-soft">
                <EventDate at={event.startsAt} as={event.startsAs} zone={event.zone} />
              </span>
            </span>
            <span className="col-span-full flex items-center gap-3 text-sm">
              <SeatsBar {...event} isWhole>
                {event.taken >= event.capacity && <StateBadge of={states.event.full} />}
                {isEmptySoon(event) && <StateBadge of={states.event.empty} />}
              </SeatsBar>
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
)
