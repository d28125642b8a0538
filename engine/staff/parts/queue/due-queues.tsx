import { Link } from 'react-router-dom'
import type { DueQueue } from '../../../campaign/staff/queue/due.ts'
import { upTo } from '../counted.ts'
import { states } from '../states.ts'
import { providerName } from './queue-words.ts'

/** One switch for each provider that something waits for, with how much; a press shows what. */
export const DueQueues = ({ queues, chosen }: { queues: DueQueue[]; chosen: string }) => (
  <nav aria-label="Queues" className="queues">
    {queues.map(({ provider, count, isSuspended }) => (
      <Link
        key={provider}
        to={`/staff/queue?provider=${encodeURIComponent(provider)}`}
        aria-current={provider === chosen ? 'true' : undefined}
        className="queue"
      >
        {providerName(provider)}
        <span className="sr-only">, waiting:</span> <span className="queue-count">{upTo(count)}</span>
        {isSuspended && <span>{states.email.waiting.word}</span>}
      </Link>
    ))}
  </nav>
)
