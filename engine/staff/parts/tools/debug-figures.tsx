import { Link } from 'react-router-dom'
import { countQueue } from '../../../campaign/staff/queue/counts.ts'
import { Bars } from '../bars.tsx'
import type { DebugSummary } from '../../../campaign/staff/debug.ts'
import { useAnswer } from '../../use-answer.ts'
import { upTo } from '../counted.ts'
import { Figure, HeadFigures, Wait } from '../figure.tsx'
import { knownWaiting } from '../known-waiting.ts'
import { useMe } from '../use-me.ts'

const wrong = [
  { name: 'Failed', of: 'failing', to: '/staff/queue/failing', means: 'given up' },
  { name: 'Suspended', of: 'suspended', to: '/staff/queue/suspended', means: 'services' },
] as const
const due = { name: 'Due', of: 'due', to: '/staff/queue', means: 'not sent yet' } as const

type List = typeof due | (typeof wrong)[number]

const noDays = Array.from({ length: 14 }, () => 0)

type Props = { summary: DebugSummary | undefined }

/** What is wrong, if anything; what has left in the last 24 hours, and before, where there is room; and what waits. */
export const DebugFigures = ({ summary }: Props) => {
  const { days = noDays } = summary ?? {}
  const sent = summary?.days.at(-1)
  const counts = useAnswer(countQueue, {}).data
  const { failing, suspended } = knownWaiting()
  const shown = counts ?? { failing, suspended: suspended.length }
  const isWrong = ({ of }: (typeof wrong)[number]) => shown[of] > 0
  const hasMailbox = useMe()?.hasMailbox === true
  const verb = hasMailbox ? 'Kept' : 'Sent'
  if (
    summary &&
    counts &&
    [...days, ...[due, ...wrong].map(({ of }) => counts[of])].every((count) => count === 0)
  )
    return null
  const listed = (lists: readonly List[]) =>
    lists.map(({ name, of, to, means }) => (
      <Figure
        key={of}
        name={name}
        isLit={of !== 'due' && (counts?.[of] ?? 0) > 0}
        isNone={counts?.[of] === 0}
        note={counts?.[of] === 0 ? undefined : means}
        value={counts ? <Link to={to}>{upTo(counts[of])}</Link> : <Wait as={of === 'due' ? '00' : '0'} />}
      />
    ))
  return (
    <div className="today-head">
      <HeadFigures>
        {listed(wrong.filter(isWrong))}
        <Figure name={verb} note="in 24 hours" value={sent ?? <Wait as="0" />} />
        {listed([due, ...wrong.filter((list) => !isWrong(list))])}
      </HeadFigures>
      {(!summary || days.some((count) => count > 0)) && (
        <div className="grid max-md:hidden">
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
