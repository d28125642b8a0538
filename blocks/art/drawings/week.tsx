import { linesId } from './drawing.ts'
import { Written } from './written.tsx'

const [wide, high] = [900, 992]
/** As cells of the sheet have it, so that its edge is theirs. */
const edge = 8
const [head, gap] = [72, 14]
const hours = 8

/** As long as each block of a day takes; the first of each is the task. */
const days = [
  [2, 1, 2, 3],
  [2, 3, 1, 2],
  [2, 2, 2, 2],
  [2, 1, 3, 2],
]
/** How many blocks a day has before the task comes. */
const before = [1, 0, 2, 3, 1]

/** A working week in hours: each day has the same task, and on the last it is struck out. */
export const Week = ({ words }: { words: readonly string[] }) => {
  const names = words.slice(0, -1)
  const step = (wide - 2 * edge + gap) / names.length
  const leftOf = (day: number) => Math.round(edge + day * step)
  const [blockWide, hour] = [Math.round(step - gap), (high - head + gap) / hours]
  const paths = { other: '', task: '' }
  let gone = 0
  names.forEach((_, day) => {
    const [task = 2, ...others] = days[day % days.length] ?? []
    const place = Math.min(before[day % before.length] ?? 0, others.length)
    let at = 0
    const put = (length: number, kind: keyof typeof paths) => {
      paths[kind] +=
        `M${leftOf(day)} ${Math.round(head + at * hour)}h${blockWide}v${Math.round(length * hour - gap)}h-${blockWide}z`
      at += length
    }
    others.slice(0, place).forEach((length) => put(length, 'other'))
    if (day < names.length - 1) put(task, 'task')
    else {
      gone = at
      at += task
    }
    others.slice(place).forEach((length) => put(length, 'other'))
  })
  const [x, y] = [leftOf(names.length - 1), Math.round(head + gone * hour)]
  const goneHigh = Math.round(2 * hour - gap)
  return (
    <>
      <g className="pins">
        {names.map((name, day) => (
          <Written
            key={name}
            text={name}
            x={leftOf(day) + Math.round(blockWide / 2)}
            y={42}
            size={40}
            letters={20}
            anchor="middle"
            fill={day === names.length - 1 ? 'var(--brand-ink)' : 'currentColor'}
          />
        ))}
      </g>
      <path d={paths.other} fill="currentColor" fillOpacity=".1" />
      <g color="var(--brand)">
        <path id={linesId} d={paths.task} fill="currentColor" />
      </g>
      <g fill="none" vectorEffect="non-scaling-stroke">
        <path
          d={`M${x} ${y}h${blockWide}v${goneHigh}h-${blockWide}z`}
          stroke="var(--brand)"
          strokeWidth="3"
          strokeDasharray="10 9"
        />
        <path
          d={`M${x + 14} ${y + goneHigh - 20}L${x + blockWide - 14} ${y + 20}`}
          stroke="var(--accent)"
          strokeWidth="12"
          strokeLinecap="round"
        />
      </g>
      <g className="pins">
        <Written
          text={words.at(-1) ?? ''}
          x={Math.round(x + blockWide / 2)}
          y={Math.round(y + goneHigh / 2 - 8)}
          size={38}
          letters={8}
          anchor="middle"
          fill="var(--ink)"
        />
      </g>
    </>
  )
}
