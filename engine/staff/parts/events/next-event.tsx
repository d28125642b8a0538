import { Link } from 'react-router-dom'
import { listEvents, type StaffEvent } from '../../../campaign/staff/events.ts'
import { useAnswer } from '../../use-answer.ts'
import { WeeksAhead } from './weeks-ahead.tsx'
import { Figure, HeadFigures, Wait } from '../figure.tsx'

/** How long until guests meet, and how many do; nothing where no event has a date. Read with the list of events. */
export const NextEvent = () => {
  const { data, error } = useAnswer(listEvents, { when: 'upcoming' })
  if (!data) return error === null && <Unknown />
  const next = data.rows.find(({ startsAt }) => startsAt !== null)
  if (!next?.startsAt) return null
  const { id, title, startsAt, taken, capacity } = next
  const link = <Link to={`/staff/events/${id}`}>{title}</Link>
  return (
    <div className="today-head">
      <HeadFigures>
        <Figure
          name={<span>Until {link}</span>}
          value={daysText(startsAt)}
          note={`${taken} of ${capacity} seats taken`}
        />
        <Figure name="Upcoming" value={data.next === null ? data.rows.length : `${data.rows.length}+`} />
        <Figure
          name="Seats taken"
          value={sum(data.rows, 'taken')}
          note={`of ${sum(data.rows, 'capacity')}`}
        />
      </HeadFigures>
      <WeeksAhead starts={data.rows.flatMap((event) => event.startsAt ?? [])} />
    </div>
  )
}

const Unknown = () => (
  <div className="today-head">
    <HeadFigures>
      <Figure
        name="Until the next event"
        value={<Wait as="0 days" />}
        note={<Wait as="The name of an event" />}
      />
      <Figure name="Upcoming" value={<Wait />} />
      <Figure name="Seats taken" value={<Wait />} note={<Wait as="of 000" />} />
    </HeadFigures>
    <WeeksAhead starts={null} />
  </div>
)

const dayMs = 86_400_000

/** "5 days", "Today": days of the reader's zone. */
const daysText = (at: string): string => {
  const [from, to] = [new Date(), new Date(at)].map((date) => date.setHours(0, 0, 0, 0))
  const days = Math.round(((to ?? 0) - (from ?? 0)) / dayMs)
  if (days <= 0) return 'Today'
  return days === 1 ? '1 day' : `${days} days`
}

const sum = (events: StaffEvent[], of: 'taken' | 'capacity') =>
  events.reduce((all, event) => all + event[of], 0)
