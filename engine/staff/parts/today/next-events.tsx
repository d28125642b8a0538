import { Link } from 'react-router-dom'
import type { Today } from '../../../campaign/staff/today.ts'
import { Badge } from '../badge.tsx'
import { Moment } from '../moment.tsx'

const number = new Intl.NumberFormat('en')

/** The next ones, with how many of their seats are taken. */
export const NextEvents = ({ events }: Pick<Today, 'events'>) => (
  <section aria-labelledby="today-events">
    <h2 id="today-events" className="title-2 mb-4">
      Next events
    </h2>
    {events.length === 0 ? (
      <p className="text-soft">No event is planned. One comes here with the date in its campaign file.</p>
    ) : (
      <ol className="lines">
        {events.map((event) => (
          <li key={event.id} className="line justify-between">
            <span className="min-w-0">
              <Link className="line-link" to={`/staff/events/${event.id}`}>
                {event.title}
              </Link>
              <span className="block text-sm text-soft">
                <Moment at={event.startsAt} />
              </span>
            </span>
            <Seats {...event} />
          </li>
        ))}
      </ol>
    )}
  </section>
)

const Seats = ({ taken, capacity }: Pick<Today['events'][number], 'taken' | 'capacity'>) => (
  <span className="flex items-center gap-2 text-sm tabular-nums">
    {taken >= capacity && <Badge tone="warn">full</Badge>}
    {`${number.format(taken)} of ${number.format(capacity)} seats`}
  </span>
)
