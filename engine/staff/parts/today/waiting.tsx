import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { newsDays, type Today } from '../../../campaign/staff/today.ts'
import { counted, upTo } from '../counted.ts'
import { Icon, type IconName } from '../icon.tsx'
import { providerName } from '../queue/queue-words.ts'

type Props = Pick<Today, 'waiting'>

/** What needs somebody now, first what cannot be made good later, each with the way to where it is dealt with. */
export const Waiting = ({
  waiting: { quarantined, failing, failed, suspended, bounces, notices },
}: Props) => {
  const isQuiet = quarantined + failed + suspended.length + bounces + notices.length === 0
  return (
    <section aria-labelledby="today-waiting">
      <h2 id="today-waiting" className="title-2 mb-3">
        Waiting for you
      </h2>
      {isQuiet ? (
        <div className="panel who">
          <span aria-hidden className="lamp mr-1" />
          <div>
            <p className="font-semibold">Nothing waits for you.</p>
            <p className="text-sm text-soft">
              Emails that failed, forms to look at, and changes that guests have to hear of come here.
            </p>
          </div>
        </div>
      ) : (
        <ul className="sheet lines overflow-hidden">
          {notices.map(({ event, title, reach }) => (
            <Row key={event} to={`/staff/events/${event}`} icon="events" tone="bad" action="Tell them">
              {`${counted(reach, 'guest')} of “${title}” ${reach === 1 ? 'has' : 'have'} not been told of a change.`}
            </Row>
          ))}
          {suspended.length > 0 && (
            <Row to="/staff/queue/suspended" icon="alert" tone="bad" action="Look into it">
              {suspended.includes('mail') && 'No email leaves for now. '}
              {`Suspended: ${suspended.map(providerName).join(', ')}.`}
              <span className="max-md:hidden"> Nothing is lost: it is tried again automatically.</span>
            </Row>
          )}
          {failed > 0 && (
            <Row to="/staff/queue/failing" icon="mail" tone="warn" action="Try again">
              {failing === failed
                ? `${upTo(failing)} ${failing === 1 ? 'delivery' : 'deliveries'} failing. ${failing === 1 ? 'It' : 'All'} can be tried again.`
                : `${upTo(failing)} deliveries failing. ${upTo(failed)} of the last ${newsDays} days can be tried again.`}
            </Row>
          )}
          {quarantined > 0 && (
            <Row to="/staff/queue/quarantined" icon="shield" tone="warn" action="Decide">
              {`${counted(quarantined, 'quarantined form waits', 'quarantined forms wait')} for your decision.`}
            </Row>
          )}
          {bounces > 0 && (
            <Row to="/staff/queue/bounces" icon="reach" action="See them">
              {`${counted(bounces, 'address', 'addresses')} bounced this week.`}
            </Row>
          )}
        </ul>
      )}
    </section>
  )
}

type RowProps = {
  to: string
  icon: IconName
  tone?: 'bad' | 'warn'
  action: string
  children: ReactNode
}

const Row = ({ to, icon, tone, action, children }: RowProps) => (
  <li>
    <Link to={to} className="waiting-row">
      <span className={clsx('waiting-mark', tone && `waiting-${tone}`)}>
        <Icon name={icon} />
      </span>
      <span>{children}</span> <span className="waiting-action">{action}</span>
    </Link>
  </li>
)
