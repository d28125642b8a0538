import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { newsDays, type Today } from '../../../campaign/staff/today.ts'
import { CopyLink } from '../campaigns/copy-link.tsx'
import { counted, upTo } from '../counted.ts'
import { inDays } from '../events/days-until.ts'
import { isEmptySoon } from '../events/empty-soon.ts'
import { Lamp, LitCount } from '../lamp.tsx'
import { providerName } from '../queue/queue-words.ts'
import { states } from '../states.ts'
import { useIsOnline } from '../use-is-online.ts'

type Props = Pick<Today, 'waiting' | 'events'>

/** First what somebody can do now, what cannot be made good later before the rest; then what waits for the mail server, and what is to be known. */
export const Waiting = ({ waiting, events }: Props) => {
  const { quarantined, failing, failed, bounces, notices } = waiting
  const isMailDown = waiting.suspended.includes('mail')
  const suspended = waiting.suspended.filter((provider) => provider !== 'mail')
  const unsent = notices.map(({ event, title, reach }, at) => (
    <Row
      key={event}
      to={`/staff/events/${event}`}
      count={upTo(reach)}
      isMain={at === 0 && !isMailDown}
      isCalm={isMailDown}
      action={isMailDown ? 'See the change' : 'Tell them'}
      title={`${reach === 1 ? 'guest has' : 'guests have'} not been told of a change`}
    >
      {isMailDown ? `${title}. They can be told once the mail server is back.` : title}
    </Row>
  ))
  const again = failed > 0 && (
    <Row
      to="/staff/queue/failing"
      count={upTo(failing)}
      isCalm={isMailDown}
      action={isMailDown ? 'See them' : 'Try again'}
      title={failing === 1 ? 'delivery has failed' : 'deliveries have failed'}
    >
      {againText(failing, failed)}
      {isMailDown ? ' once the mail server is back.' : '.'}
    </Row>
  )
  const empty = events.filter(isEmptySoon).map((event) => <EmptyEvent key={event.id} event={event} />)
  const mailing = (
    <>
      {unsent}
      {again}
    </>
  )
  // `OnHold` is above.
  if (isMailDown && empty.length === 0 && isQuiet({ ...waiting, suspended })) return null
  return (
    <section aria-labelledby="today-waiting">
      <h2 id="today-waiting" className="title-2 mb-3">
        Waiting for you
      </h2>
      {empty.length === 0 && isQuiet(waiting) ? (
        <div className="panel who">
          <Lamp tone="good" />
          <div>
            <p className="font-semibold">Nothing waits for you.</p>
            <p className="text-sm text-soft">
              Emails that failed, forms to check, and changes your guests do not know of yet appear here.
            </p>
          </div>
        </div>
      ) : (
        <ul className="sheet lines overflow-hidden">
          {!isMailDown && mailing}
          {empty}
          {quarantined > 0 && (
            <Row
              to="/staff/queue/quarantined"
              count={upTo(quarantined)}
              action="Decide"
              title={`quarantined ${quarantined === 1 ? 'form waits' : 'forms wait'} for your decision`}
            />
          )}
          {isMailDown && mailing}
          {suspended.length > 0 && (
            <Row
              to="/staff/queue/suspended"
              action="See why"
              title={`${list.format(suspended.map(providerName))} ${suspended.length === 1 ? 'is' : 'are'} ${states.suspended.word}`}
            >
              {states.suspended.meaning}
            </Row>
          )}
          {bounces > 0 && (
            <Row
              to="/staff/queue/bounces"
              count={upTo(bounces)}
              isCalm
              action="See them"
              title={`${bounces === 1 ? 'address' : 'addresses'} bounced this week`}
            />
          )}
        </ul>
      )}
    </section>
  )
}

export const isQuiet = ({ quarantined, failed, suspended, bounces, notices }: Today['waiting']) =>
  quarantined + failed + suspended.length + bounces + notices.length === 0

const againText = (failing: number, failed: number): string => {
  if (failing !== failed) return `${upTo(failed)} from the last ${newsDays} days can be tried again`
  return `${failing === 1 ? 'It' : 'All'} can be tried again`
}

const list = new Intl.ListFormat('en')

/** Its page is what can be shared; the row leads to its guests. */
const EmptyEvent = ({
  event: { id, title, startsAt, capacity, page },
}: {
  event: Today['events'][number]
}) => (
  <li className="waiting-row relative">
    <LitCount>0</LitCount>
    <span>
      <Link className="line-link no-underline!" to={`/staff/events/${id}`} state={{ title }}>
        {`Seats taken at ${title}`}
      </Link>
      <span className="block text-sm text-soft">
        {`${inDays(startsAt)}, with ${counted(capacity, 'seat')} to give.`}
      </span>
    </span>
    {page !== null && <CopyLink url={page} />}
  </li>
)

type RowProps = {
  to: string
  /** Of a state there is none. */
  count?: string
  /** To be known, with nothing to decide. */
  isCalm?: boolean
  /** What cannot be made good later is a button. */
  isMain?: boolean
  action: string
  title: string
  children?: ReactNode
}

/** Without a network it can be read about at most. */
const Row = ({ to, count, isCalm = false, isMain = false, action, title, children }: RowProps) => {
  const isOnline = useIsOnline()
  return (
    <li>
      <Link to={to} className="waiting-row">
        {count === undefined ? <Lamp /> : <LitCount isOn={!isCalm}>{count}</LitCount>}{' '}
        <span>
          <span className="waiting-title">{title}</span>{' '}
          {children !== undefined && <span className="block text-sm text-soft">{children}</span>}
        </span>{' '}
        <span className={clsx('waiting-action', isMain && 'press press-main')}>
          {isOnline || action.startsWith('See') ? action : count === '1' ? 'See it' : 'See them'}
        </span>
      </Link>
    </li>
  )
}
