import { clsx } from 'clsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'
import { segmentMiddle } from './segment-middle.ts'

// The dev server and Storybook find class names that are written out: citrus-1 citrus-2 citrus-3 citrus-4 citrus-5 citrus-6
// citrus-7 citrus-8 citrus-9 citrus-10 citrus-11 citrus-12 citrus-13 citrus-14

/** Half a fruit with a segment for each entry; the entries lie around its rim. */
export const CitrusList: DrawnList = ({ items, under }) => {
  const sizes = items.map(({ mark }) => lengthOf(mark))
  const segments = segmentsOf(sizes.every((size) => size > 0) ? sizes : items.map(() => 1))
  return (
    <div className={clsx('citrus-slice', `citrus-${items.length}`)}>
      <svg
        className="citrus-half"
        viewBox="-500 -500 1000 1000"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <g>
          <circle r="500" fill="var(--brand)" />
          <circle r="448" fill="var(--paper)" />
          {segments.map(([from, to]) => (
            <path key={from} d={wedge(from, to)} />
          ))}
        </g>
        {segments.map(([from, to], index) => {
          const [across, up] = at(300, (from + to) / 2)
          return (
            <text key={from} x={up} y={30 - across}>
              {index + 1}
            </text>
          )
        })}
      </svg>
      <ol className="citrus-list">
        {items.map(({ mark, title, text, note }, index) => (
          <li key={title} className="citrus-entry">
            <Digit of={index} segments={segments} />
            <div>
              {mark !== undefined && <b className="citrus-mark">{mark}</b>}
              <ItemTitle under={under}>{title}</ItemTitle>
            </div>
            {text !== undefined && <p className="quiet">{text}</p>}
            {note !== undefined && <p className="drawn-note">{note}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** "8-18" lasts 10: the segment is as wide as the time is long. */
const lengthOf = (mark: string | undefined) => {
  const [, from, to] = /^(\d+)\P{N}+(\d+)/u.exec(mark ?? '') ?? []
  return Number(to ?? 0) - Number(from ?? 0)
}

type Segment = readonly [from: number, to: number]

const segmentsOf = (shares: readonly number[]): Segment[] => {
  const sums = shares.map((_, index) => shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0))
  const whole = sums.at(-1) ?? 1
  return sums.map((sum, index) => [angleOf((sums[index - 1] ?? 0) / whole), angleOf(sum / whole)])
}

/** Rows are equally high, and together four fifths as high as the fruit. */
const Digit = ({ of: index, segments }: { of: number; segments: readonly Segment[] }) => {
  const [from, to] = segments[index] ?? [0, 0]
  const y = 400 * ((2 * index + 1) / segments.length - 1)
  return (
    <svg className="citrus-digit" viewBox="-500 -50 1000 100" aria-hidden="true">
      <text x={segmentMiddle(from, to, y)} y="30">
        {index + 1}
      </text>
    </svg>
  )
}

/** Half a turn, from the top to the foot, on the right. */
const angleOf = (share: number) => (share - 0.5) * Math.PI

const at = (radius: number, angle: number) =>
  [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const

/** Its round corners are a stroke's; beside it is as much pith at the rim as at the core. */
const wedge = (from: number, to: number) => {
  const [outer, pith] = [392, 28]
  const lean = Math.asin(pith / outer)
  const [start, end] = [at(outer, from + lean), at(outer, to - lean)]
  const core = at(pith / Math.sin((to - from) / 2), (from + to) / 2)
  return `M${core.join(' ')}L${start.join(' ')}A${outer} ${outer} 0 0 1 ${end.join(' ')}z`
}
