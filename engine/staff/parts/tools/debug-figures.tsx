import { Link } from 'react-router-dom'
import { countQueue, type QueueCounts } from '../../../campaign/staff/queue/counts.ts'
import { Bars } from '../bars.tsx'
import type { DebugSummary } from '../../../campaign/staff/debug.ts'
import { useAnswer } from '../../use-answer.ts'
import { upTo } from '../counted.ts'
import { Figure, HeadFigures, Wait } from '../figure.tsx'
import { useMe } from '../use-me.ts'

const lists = [
  { name: 'Due', of: 'due', to: '/staff/queue' },
  { name: 'Failing', of: 'failing', to: '/staff/queue/failing' },
  { name: 'Suspended', of: 'suspended', to: '/staff/queue/suspended' },
] as const satisfies { name: string; of: keyof QueueCounts; to: string }[]

const noHours = Array.from({ length: 24 }, () => 0)

/** What has left in the last 24 hours, and when, and what Email counts. */
export const DebugFigures = ({ summary }: { summary: DebugSummary | undefined }) => {
  const { hours = noHours } = summary ?? {}
  const sent = summary?.deliveryStats.sent
  const counts = useAnswer(countQueue, {}).data
  const hasMailbox = useMe()?.hasMailbox === true
  const verb = hasMailbox ? 'Kept' : 'Sent'
  return (
    <div className="today-head">
      <HeadFigures>
        <Figure name={`${verb} in 24 hours`} value={sent ?? <Wait />} />
        {lists.map(({ name, of, to }) => (
          <Figure key={of} name={name} value={<Link to={to}>{counts ? upTo(counts[of]) : <Wait />}</Link>} />
        ))}
      </HeadFigures>
      {sent !== 0 && <Bars title={`${verb}, hour by hour`} counts={hours} from="24 hours ago" to="Now" />}
    </div>
  )
}
