import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'
import { minutesOf } from './minutes-of.ts'

/** A stream that loses at every entry, by its minutes where each has some; what is left arrives at the foot. */
export const LeaksList: DrawnList = ({ items, under }) => {
  const losses = lossesOf(minutesOf(items))
  return (
    <div className="leaks">
      <div className="leaks-inflow" />
      <Stream losses={losses} />
      <ol className="leaks-rows">
        {items.map(({ mark, title, text, note }, index) => (
          <li key={title} className="leak">
            <svg className="leak-jet" viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={jet(losses[index] ?? 0)} />
            </svg>
            <span className="leak-mark">{fitsHole(mark) ? mark : index + 1}</span>
            <div className="leak-words">
              {mark !== undefined && !fitsHole(mark) && <p className="eyebrow">{mark}</p>}
              {note !== undefined && (
                <p className={note.length > 10 ? 'leak-note leak-note-long' : 'leak-note'}>{note}</p>
              )}
              <ItemTitle under={under}>{title}</ItemTitle>
              {text !== undefined && <p className="quiet">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const fitsHole = (mark: string | undefined) => mark !== undefined && mark.length <= 3

/** Width of the stream at its head and at its foot, of 100. */
const [head, foot] = [84, 16]

const lossesOf = (weights: number[]) => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => ((head - foot) * weight) / total)
}

/** As thick as the loss, and a drop at its end. */
const jet = (loss: number) => {
  const high = Math.round(loss * 1.6) + 3
  return `M0 8C60 8 108 34 108 100C96 56 52 ${high + 8} 0 ${high + 8}z`
}

/** Each entry is two rows high, its neighbour on the other side begins one row later. */
const Stream = ({ losses }: { losses: number[] }) => {
  const edge = [half(head)]
  for (const loss of losses) edge.push((edge.at(-1) ?? 0) - half(loss))
  const points = edge.map((x, row) => [Math.round(x * 10) / 10, row === 0 ? 0 : row + 0.4] as const)
  const right = points.map(([x, y]) => `${x} ${y}`)
  const left = points.map(([x, y]) => `${-x} ${y}`).toReversed()
  const floor = losses.length + 1
  return (
    <svg
      className="leaks-stream"
      viewBox={`-50 0 100 ${floor}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${right.join('L')}V${floor}H-${half(foot)}L${left.join('L')}z`} />
    </svg>
  )
}

const half = (width: number) => width / 2
