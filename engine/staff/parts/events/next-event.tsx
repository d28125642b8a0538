import { Link } from 'react-router-dom'
import { listEvents, type StaffEvent } from '../../../campaign/staff/events.ts'
import { useAnswer } from '../../use-answer.ts'
import { inDays } from './days-until.ts'
import { isEmptySoon } from './empty-soon.ts'
import { CopyLink } from '../campaigns/copy-link.tsx'
import { Figure, HeadFigures, Wait } from '../figure.tsx'

/** How many guests meet next, and when; nothing where no event has a date. Read with the list of events. */
export const NextEvent = () => {
  const { data, error } = useAnswer(listEvents, { when: 'upcoming' })
  if (!data) return error === null && <Unknown />
  const next = data.rows.find(({ startsAt }) => startsAt !== null)
  if (!next?.startsAt) return null
  const { id, title, startsAt, taken, capacity, page } = next
  const link = <Link to={`/staff/events/${id}`}>{title}</Link>
  return (
    <div className="today-head">
      <HeadFigures>
        <Figure
          name={<span>Seats taken at {link}</span>}
          value={`${taken} of ${capacity}`}
          note={inDays(startsAt)}
        />
        <Figure
          name="In all"
          value={sum(data.rows, 'taken')}
          note={`of ${sum(data.rows, 'capacity')} seats`}
        />
      </HeadFigures>
      {page !== null && isEmptySoon(next) && (
        <div className="justify-self-end max-md:hidden">
          <CopyLink url={page} tone="main" />
        </div>
      )}
    </div>
  )
}

const Unknown = () => (
  <div className="today-head">
    <HeadFigures>
      <Figure
        name={<Wait as="Seats taken at an event" />}
        value={<Wait as="00 of 00" />}
        note={<Wait as="In 00 days" />}
      />
      <Figure name="In all" value={<Wait />} note={<Wait as="of 000 seats" />} />
    </HeadFigures>
  </div>
)

const sum = (events: StaffEvent[], of: 'taken' | 'capacity') =>
  events.reduce((all, event) => all + event[of], 0)
