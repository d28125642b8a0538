import { Link } from 'react-router-dom'
import { countQueue, type QueueCounts } from '../../../campaign/staff/queue/counts.ts'
import { useAnswer } from '../../use-answer.ts'
import { upTo } from '../counted.ts'
import { Figure, HeadFigures, Wait } from '../figure.tsx'
import { useMe } from '../use-me.ts'

const lists = [
  { name: 'Due', of: 'due', to: '/staff/queue' },
  { name: 'Failing', of: 'failing', to: '/staff/queue/failing' },
  { name: 'Suspended', of: 'suspended', to: '/staff/queue/suspended' },
] as const satisfies { name: string; of: keyof QueueCounts; to: string }[]

/** What has left, and what Email counts. `sent`: in the last 24 hours. */
export const DebugFigures = ({ sent }: { sent: number | undefined }) => {
  const counts = useAnswer(countQueue, {}).data
  const hasMailbox = useMe()?.hasMailbox === true
  return (
    <HeadFigures>
      <Figure name={hasMailbox ? 'Kept in 24 hours' : 'Sent in 24 hours'} value={sent ?? <Wait />} />
      {lists.map(({ name, of, to }) => (
        <Figure key={of} name={name} value={<Link to={to}>{counts ? upTo(counts[of]) : <Wait />}</Link>} />
      ))}
    </HeadFigures>
  )
}
