import { clsx } from 'clsx'
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
  { name: 'Failing', of: 'failing', to: '/staff/queue/failing', waits: true },
  { name: 'Suspended', of: 'suspended', to: '/staff/queue/suspended', waits: true },
] as const satisfies { name: string; of: keyof QueueCounts; to: string; waits?: true }[]

const noDays = Array.from({ length: 14 }, () => 0)

/** `isBrief`: without its days, where a phone has no room for them. */
type Props = { summary: DebugSummary | undefined; isBrief: boolean }

/** What has left in the last 24 hours, and before, and what Email counts. */
export const DebugFigures = ({ summary, isBrief }: Props) => {
  const { days = noDays } = summary ?? {}
  const sent = summary?.days.at(-1)
  const counts = useAnswer(countQueue, {}).data
  const hasMailbox = useMe()?.hasMailbox === true
  const verb = hasMailbox ? 'Kept' : 'Sent'
  if (summary && counts && days.every((count) => count === 0) && lists.every(({ of }) => counts[of] === 0))
    return null
  return (
    <div className="today-head">
      <HeadFigures>
        <Figure name={`${verb} in 24 hours`} value={sent ?? <Wait as="0" />} />
        {lists.map(({ name, of, to, ...list }) => (
          <Figure
            key={of}
            name={name}
            isLit={'waits' in list && (counts?.[of] ?? 0) > 0}
            value={
              <Link to={to}>{counts ? upTo(counts[of]) : <Wait as={'waits' in list ? '0' : '00'} />}</Link>
            }
          />
        ))}
      </HeadFigures>
      {(!summary || days.some((count) => count > 0)) && (
        <div className={clsx('grid', isBrief && 'max-md:hidden')}>
          <Bars
            title={`${verb}, last 14 days`}
            counts={days}
            isGuess={!summary}
            from="14 days ago"
            to="Last 24 hours"
          />
        </div>
      )}
    </div>
  )
}
