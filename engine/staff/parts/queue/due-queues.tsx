import { Link } from 'react-router-dom'
import type { DueQueue } from '../../../campaign/staff/queue/due.ts'
import { Badge } from '../badge.tsx'
import { upTo } from '../counted.ts'
import { Moment } from '../moment.tsx'
import { providerName } from './queue-words.ts'

/** One line for each provider that something waits for; a press shows what. */
export const DueQueues = ({ queues, chosen }: { queues: DueQueue[]; chosen: string }) => (
  <nav aria-label="Queues" className="mb-8">
    <ul className="lines">
      {queues.map(({ provider, count, oldest, isSuspended }) => (
        <li key={provider} className="line queue-line">
          <Link
            to={`/staff/queue?provider=${encodeURIComponent(provider)}`}
            aria-current={provider === chosen ? 'true' : undefined}
            className="line-link justify-self-start"
          >
            {providerName(provider)}
          </Link>
          <span className="tabular-nums">{`${upTo(count)} waiting`}</span>
          <span className="text-sm text-soft">
            The first is due <Moment at={oldest} />
          </span>
          {isSuspended && <Badge tone="bad">suspended</Badge>}
        </li>
      ))}
    </ul>
  </nav>
)
