import { Link } from 'react-router-dom'

const steps = [
  {
    to: '/staff/campaigns',
    title: 'Open one of your pages',
    why: 'Send its form yourself: you are the first lead.',
  },
  { to: '/', title: 'Send yourself a test email', why: 'See how it looks when it arrives.' },
  {
    to: '/staff/events',
    title: 'Look at your next event',
    why: 'Seats, guests and the list for the door are there.',
  },
]

/** Before anybody has signed up: what to try, in order. */
export const FirstSteps = () => (
  <section aria-labelledby="today-steps">
    <h2 id="today-steps" className="title-2 mb-3">
      Nobody has signed up yet: what to try first
    </h2>
    <ol className="sheet lines steps">
      {steps.map(({ to, title, why }) => (
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
  </section>
)
