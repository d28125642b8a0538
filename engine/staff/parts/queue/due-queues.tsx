import { Link } from 'react-router-dom'
import type { DueQueue } from '../../../campaign/staff/queue/due.ts'
import { Badge } from '../badge.tsx'
import { upTo } from '../counted.ts'
import { Moment } from '../moment.tsx'
import { nextTry, providerName } from './queue-words.ts'

/** One card for each provider that something waits for; a press shows what. */
export const DueQueues = ({ queues, chosen }: { queues: DueQueue[]; chosen: string }) => (
  <nav aria-label="Queues" className="queues">
    {queues.map(({ provider, count, oldest, isSuspended, nextProbe }) => (
      <Link
        key={provider}
        to={`/staff/queue?provider=${encodeURIComponent(provider)}`}
        aria-current={provider === chosen ? 'true' : undefined}
        className="sheet queue"
      >
        <span className="flex items-center justify-between gap-3">
          <span className="font-semibold wrap-anywhere">{providerName(provider)}</span>
          {isSuspended && <Badge tone="bad">suspended</Badge>}
        </span>
        <span className="text-sm text-soft">
          {`${upTo(count)} waiting · ${nextProbe === null ? 'the first is due' : 'tried again'} `}
          <Moment isWithin at={nextTry({ at: oldest, nextProbe })} />
        </span>
      </Link>
    ))}
  </nav>
)
