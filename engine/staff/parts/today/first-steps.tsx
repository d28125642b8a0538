import { Link } from 'react-router-dom'
import type { Today } from '../../../campaign/staff/today.ts'
import { eventTime } from '../events/announced.ts'

type Props = Pick<Today, 'events'>

const always = [
  {
    to: '/staff/campaigns',
    title: 'Open one of your pages',
    why: 'Send its form yourself: you are the first lead.',
  },
  { to: '/', title: 'Send yourself a test email', why: 'See how it looks when it arrives.' },
]

/** Before anybody has signed up: what to try, in order. */
export const FirstSteps = ({ events: [next] }: Props) => (
  <ol className="sheet lines steps">
    {[...always, ...(next ? [lookAt(next)] : [])].map(({ to, title, why }) => (
      <li key={to} className="line flex-nowrap">
        <span className="min-w-0">
          <Link className="line-link" to={to}>
            {title}
          </Link>
          <span className="block text-sm text-soft">{why}</span>
        </span>
        <span aria-hidden className="go ml-auto" />
      </li>
    ))}
  </ol>
)

const lookAt = ({ id, title, startsAt, startsAs }: Today['events'][number]) => ({
  to: `/staff/events/${id}`,
  title: 'Look at your next event',
  why: `${title}: ${eventTime(startsAt, startsAs)}.`,
})

/** The same below what waits. */
export const NobodyYet = ({ events }: Props) => (
  <section aria-labelledby="today-steps">
    <h2 id="today-steps" className="title-2 mb-3">
      Nobody has signed up yet: what to try first
    </h2>
    <FirstSteps events={events} />
  </section>
)
