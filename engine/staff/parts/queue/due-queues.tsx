import { Link } from 'react-router-dom'
import type { DueQueue } from '../../../campaign/staff/queue/due.ts'
import { upTo } from '../counted.ts'
import { Moment } from '../moment.tsx'
import { minutesUntil } from './ahead.tsx'
import { providerName } from './queue-words.ts'

/** One card for each provider that something waits for; a press shows what. */
export const DueQueues = ({ queues, chosen }: { queues: DueQueue[]; chosen: string }) => (
  <nav aria-label="Queues" className="queues">
    {queues.map(({ provider, count, oldest, isSuspended }) => (
      <Link
        key={provider}
        to={`/staff/queue?provider=${encodeURIComponent(provider)}`}
        aria-current={provider === chosen ? 'true' : undefined}
        className="sheet queue"
      >
        <span className="font-semibold wrap-anywhere">{providerName(provider)}</span>
        <span className="text-sm text-soft">
          {`${upTo(count)} waiting`}
          {isSuspended ? ', on hold' : <FirstDue at={oldest} />}
        </span>
      </Link>
    ))}
  </nav>
)

const FirstDue = ({ at }: { at: string }) =>
  minutesUntil(at) > 0 ? (
    <>
      , the first <Moment isWithin at={at} />
    </>
  ) : (
    ', leaving now'
  )
