import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { newsDays, type Today } from '../../../campaign/staff/today.ts'
import { counted, upTo } from '../counted.ts'
import { providerName } from '../queue/queue-words.ts'

type Props = Pick<Today, 'waiting'>

/** What needs somebody now, first what cannot be made good later, each with the way to where it is dealt with. */
export const Waiting = ({ waiting: { quarantined, failed, suspended, bounces, notices } }: Props) => {
  const isQuiet = quarantined + failed + suspended.length + bounces + notices.length === 0
  return (
    <section aria-labelledby="today-waiting">
      <h2 id="today-waiting" className="sr-only">
        What waits for you
      </h2>
      {isQuiet ? (
        <p className="flex items-center gap-3 text-lg">
          <span aria-hidden className="lamp" />
          Nothing waits for you.
        </p>
      ) : (
        <ul className="lines">
          {notices.map(({ event, title, reach }) => (
            <Row key={event} to={`/staff/events/${event}`} tone="bad" action="Tell them">
              {`${counted(reach, 'guest')} of “${title}” ${reach === 1 ? 'has' : 'have'} not been told of a change.`}
            </Row>
          ))}
          {suspended.length > 0 && (
            <Row to="/staff/queue/suspended" tone="bad" action="Look into it">
              {`Suspended: ${suspended.map(providerName).join(', ')}. What goes there waits.`}
            </Row>
          )}
          {failed > 0 && (
            <Row to="/staff/queue/failing" tone="warn" action="Try again">
              {`${upTo(failed)} ${failed === 1 ? 'failed step' : 'failed steps'} of the last ${newsDays} days can be tried again.`}
            </Row>
          )}
          {quarantined > 0 && (
            <Row to="/staff/queue/quarantined" tone="warn" action="Decide">
              {`${counted(quarantined, 'quarantined form waits', 'quarantined forms wait')} for your decision.`}
            </Row>
          )}
          {bounces > 0 && (
            <Row to="/staff/queue/bounces" action="See them">
              {`${counted(bounces, 'address', 'addresses')} bounced this week.`}
            </Row>
          )}
        </ul>
      )}
    </section>
  )
}

type RowProps = { to: string; tone?: 'bad' | 'warn'; action: string; children: ReactNode }

const Row = ({ to, tone, action, children }: RowProps) => (
  <li className="border-b border-rule">
    <Link to={to} className={clsx('waiting-row', tone && `waiting-${tone}`)}>
      {children} <span className="waiting-action">{action}</span>
    </Link>
  </li>
)
