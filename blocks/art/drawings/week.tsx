import { early, late, linesId } from './drawing.ts'
import type { ArtFacts } from './drawing.ts'
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

type Days = Pick<ArtFacts, 'ends' | 'ending'> & { words: readonly string[] }

/** A working week in hours: each day has the same task, and on the last it is struck out. At the end no day has it, and its hours say what they are for. */
export const Week = ({ words, ends, ending = [] }: Days) => {
  const names = words.slice(0, -1)
  const step = (wide - 2 * edge + gap) / names.length
  const leftOf = (day: number) => Math.round(edge + day * step)
  const [blockWide, hour] = [Math.round(step - gap), (high - head + gap) / hours]
  const blockAt = (day: number, hourOf: number, length: number) =>
    `M${leftOf(day)} ${Math.round(head + hourOf * hour)}h${blockWide}v${Math.round(length * hour - gap)}h-${blockWide}z`
  const paths = { other: '', task: '', left: '', free: '' }
  const starts: number[] = []
  names.forEach((_, day) => {
    const [task = 2, ...others] = days[day % days.length] ?? []
    const place = Math.min(before[day % before.length] ?? 0, others.length)
    let [at, packed] = [0, 0]
    const put = (length: number) => {
      paths.other += blockAt(day, at, length)
      paths.left += blockAt(day, packed, length)
      at += length
      packed += length
    }
    others.slice(0, place).forEach(put)
    starts.push(at)
    if (day < names.length - 1) paths.task += blockAt(day, at, task)
    at += task
    others.slice(place).forEach(put)
    paths.free += blockAt(day, hours - task, task)
  })
  const gone = starts.at(-1) ?? 0
  const middle = (day: number) => leftOf(day) + Math.round(blockWide / 2)
  const task = words.at(-1) ?? ''
  const inBlock = { size: 36, letters: 8, anchor: 'middle' } as const
  const lineIn = (hourOf: number) => Math.round(head + (hourOf + 1) * hour)
  return (
    <>
      <g className="pins">
        {names.map((name, day) => (
          <Written
            key={name}
            text={name}
            x={middle(day)}
            y={42}
            size={40}
            letters={20}
            anchor="middle"
            fill={day === names.length - 1 ? 'var(--brand-ink)' : 'currentColor'}
          />
        ))}
      </g>
      <g {...early(ends)}>
        <path d={paths.other} fill="var(--brand)" fillOpacity=".13" />
        <g color="var(--brand)">
          <path id={linesId} d={paths.task} fill="currentColor" />
        </g>
        <path d={blockAt(names.length - 1, gone, 2)} fill="var(--accent)" />
        <g className="pins">
          {starts.map((start, day) => {
            const isGone = day === names.length - 1
            return (
              <Written
                key={day}
                text={task}
                x={middle(day)}
                y={lineIn(start)}
                {...inBlock}
                isStruck={isGone}
                fill={isGone ? 'var(--deep)' : 'var(--on-brand)'}
              />
            )
          })}
        </g>
      </g>
      {ends && ending.length > 0 && (
        <g {...late}>
          <path d={paths.left} fill="var(--brand)" fillOpacity=".13" />
          <path d={paths.free} fill="var(--accent)" />
          {ending.slice(0, names.length).map((line, day) => (
            <Written
              key={day}
              text={line}
              x={leftOf(day) + 14}
              y={high - 24}
              size={36}
              letters={9}
              fill="var(--deep)"
            />
          ))}
          <g className="pins">
            {names.map((name, day) => (
              <Written
                key={name}
                text={name}
                x={leftOf(day) + 14}
                y={Math.round(head + (hours - 2) * hour) + 34}
                size={20}
                letters={20}
                fill="var(--deep)"
              />
            ))}
          </g>
        </g>
      )}
    </>
  )
}
