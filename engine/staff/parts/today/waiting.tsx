import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { newsDays, type Today } from '../../../campaign/staff/today.ts'
import { upTo } from '../counted.ts'
import { Lamp, LitCount } from '../lamp.tsx'
import { providerName } from '../queue/queue-words.ts'
import { useIsOnline } from '../use-is-online.ts'

type Props = Pick<Today, 'waiting'>

/** What needs somebody now, first what keeps the rest waiting and what cannot be made good later, each with the way to where it is dealt with. */
export const Waiting = ({ waiting }: Props) => {
  const { quarantined, failing, failed, bounces, notices } = waiting
  const isMailDown = waiting.suspended.includes('mail')
  const suspended = waiting.suspended.filter((provider) => provider !== 'mail')
  const unsent = notices.map(({ event, title, reach }) => (
    <Row
      key={event}
      to={`/staff/events/${event}`}
      count={upTo(reach)}
      tone="bad"
      action={isMailDown ? 'See the change' : 'Tell them'}
    >
      {`${reach === 1 ? 'guest' : 'guests'} of “${title}” ${reach === 1 ? 'has' : 'have'} not been told of a change.`}
    </Row>
  ))
  // `MailDown` is above.
  if (isMailDown && isQuiet({ ...waiting, suspended })) return null
  return (
    <section aria-labelledby="today-waiting">
      <h2 id="today-waiting" className="title-2 mb-3">
        Waiting for you
      </h2>
      {isQuiet(waiting) ? (
        <div className="panel who">
          <Lamp />
          <div>
            <p className="font-semibold">Nothing waits for you.</p>
            <p className="text-sm text-soft">
              Emails that failed, forms to check, and changes your guests do not know of yet appear here.
            </p>
          </div>
        </div>
      ) : (
        <ul className="sheet lines overflow-hidden">
          {unsent}
          {suspended.length > 0 && (
            <Row to="/staff/queue/suspended" tone="bad" action="See why">
              {`${list.format(suspended.map(providerName))} ${suspended.length === 1 ? 'is' : 'are'} suspended. Nothing is lost: it is tried again automatically.`}
            </Row>
          )}
          {failed > 0 && (
            <Row
              to="/staff/queue/failing"
              count={upTo(failing)}
              action={isMailDown ? 'See them' : 'Try again'}
            >
              {failing === failed
                ? `${failing === 1 ? 'delivery has' : 'deliveries have'} failed. ${failing === 1 ? 'It' : 'All'} can be tried again`
                : `deliveries have failed. ${upTo(failed)} from the last ${newsDays} days can be tried again`}
              {isMailDown ? ' once the mail server is back.' : '.'}
            </Row>
          )}
          {quarantined > 0 && (
            <Row to="/staff/queue/quarantined" count={upTo(quarantined)} action="Decide">
              {`${quarantined === 1 ? 'quarantined form waits' : 'quarantined forms wait'} for your decision.`}
            </Row>
          )}
          {bounces > 0 && (
            <Row to="/staff/queue/bounces" count={upTo(bounces)} tone="calm" action="See them">
              {`${bounces === 1 ? 'address' : 'addresses'} bounced this week.`}
            </Row>
          )}
        </ul>
      )}
    </section>
  )
}

export const isQuiet = ({ quarantined, failed, suspended, bounces, notices }: Today['waiting']) =>
  quarantined + failed + suspended.length + bounces + notices.length === 0

const list = new Intl.ListFormat('en')

type RowProps = {
  to: string
  /** Of a state there is none. */
  count?: string
  /** calm: to be known, with nothing to decide. */
  tone?: 'bad' | 'calm'
  action: string
  children: ReactNode
}

/** Without a network it can be read about at most. */
const Row = ({ to, count, tone, action, children }: RowProps) => {
  const isOnline = useIsOnline()
  return (
    <li>
      <Link to={to} className={clsx('waiting-row', tone !== 'calm' && 'lit', tone && `waiting-${tone}`)}>
        {count === undefined ? <Lamp tone="bad" /> : <LitCount isOn={tone !== 'calm'}>{count}</LitCount>}{' '}
        <span>{children}</span>{' '}
        <span className="waiting-action">
          {isOnline || action.startsWith('See') ? action : count === '1' ? 'See it' : 'See them'}
        </span>
      </Link>
    </li>
  )
}
