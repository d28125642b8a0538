import { early, linesId, lit } from './drawing.ts'
import type { ArtFacts, Drawing } from './drawing.ts'
import { Week } from './week.tsx'
import { Written } from './written.tsx'

/** Of a working week, and the task after them. */
const days = 5
const columns = 12
const rows = 16
const cell = { wide: 75, high: 62 }
/** The last column ends with the sheet: wherever that is cut, its cells are whole. */
const shift = 8

export const ledger: Drawing = {
  box: [columns * cell.wide, rows * cell.high],
  hold: 'stand',
  cells: true,
  draw: (random, { ends, figure, written, minutes, ending }) => {
    if (written && written.length > days) return <Week words={written} ends={ends} ending={ending} />
    if (figure !== undefined && figure > 9)
      return <Minutes count={figure} ends={ends} written={written} minutes={minutes} />
    const paths = { open: '', passed: '', done: '' }
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const kind = kindOf(column, row, random())
        if (kind) paths[kind] += box(column, row)
      }
    return (
      <>
        <path d={paths.open} fill="currentColor" fillOpacity=".1" />
        <path d={paths.passed} fill="var(--brand)" fillOpacity=".26" />
        <g color={lit(ends, 'var(--brand)')}>
          <path id={linesId} d={paths.done} fill="currentColor" />
        </g>
        <path
          {...early(ends)}
          d={`M${38 + shift} ${heightAt(0.5)}L${862 + shift} ${heightAt(columns - 0.5)}`}
          stroke="var(--accent)"
          strokeWidth="6"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </>
    )
  },
}

/** Where each part begins: as the page says, where that is all of the time, or thirds of it. */
const startsOf = (count: number, minutes: readonly number[] = []) => {
  const parts = minutes.filter((spent) => spent > 0)
  const starts = parts.map((_, part) => parts.slice(0, part).reduce((sum, spent) => sum + spent, 0))
  const whole = (starts.at(-1) ?? 0) + (parts.at(-1) ?? 0)
  return whole === count ? starts : [0, Math.round(count / 3), 2 * Math.round(count / 3)]
}

type Timed = Pick<ArtFacts, 'ends' | 'written' | 'minutes'> & { count: number }

/** A call or a class is as many cells as it has minutes, in rows of five or fifteen, darker from part to part, and the last one, with which it ends. */
const Minutes = ({ count, ends, written = [], minutes }: Timed) => {
  const across = count > 40 ? 15 : 5
  const wide = (columns * cell.wide) / across
  const high = (rows * cell.high) / Math.ceil(count / across)
  const at = (minute: number) =>
    [Math.round((minute % across) * wide), Math.round(Math.floor(minute / across) * high)] as const
  /** A strip is drawn wider than high: its gaps are wider here, too. */
  const [beside, above] = across === 15 ? [10, 52] : [16, 16]
  const [boxWide, boxHigh] = [Math.round(wide - beside), Math.round(high - above)]
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const [x, y] = at(from + index)
      return `M${x + beside / 2} ${y + above / 2}h${boxWide}v${boxHigh}h-${boxWide}z`
    }).join('')
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const [x, y] = at(from + index)
      const minute = from + index + 1
      if (across === 15 && minute % across > 0) return null
      return (
        <text key={minute} x={Math.round(x + wide / 2)} y={Math.round(y + high / 2 + wide * 0.12)}>
          {minute}
        </text>
      )
    })
  const starts = startsOf(count, minutes)
  const last = starts.at(-1) ?? 0
  /** The last words are those of the last minute, the others begin a part. */
  const begun = (index: number) => (index === written.length - 1 ? count - 1 : (starts[index] ?? last))
  const isStrip = across === 15
  const [x, y] = at(count - 1)
  return (
    <>
      <path d={cells(0, starts[1] ?? last)} fill="currentColor" fillOpacity=".1" />
      {starts.slice(1, -1).map((start, index) => (
        <path
          key={start}
          d={cells(start, starts[index + 2] ?? last)}
          fill="var(--brand)"
          fillOpacity={isStrip ? 0.26 + 0.2 * index : 0.26}
        />
      ))}
      <g color={lit(ends, 'var(--brand)')}>
        <path id={linesId} d={cells(last, count)} fill="currentColor" />
      </g>
      <g
        className="pins"
        fill="currentColor"
        fontSize={Math.round(wide * 0.34)}
        fontWeight="600"
        textAnchor="middle"
      >
        {numbers(0, last)}
        <g fill="var(--on-brand)">{numbers(last, count)}</g>
      </g>
      {!isStrip && (
        <g {...early(ends)}>
          <path
            d={`M${x + beside / 2} ${y + above / 2}h${boxWide}v${boxHigh}h-${boxWide}z`}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {written.map((words, index) => {
            const [left, top] = at(begun(index))
            return (
              <Written
                key={words}
                text={words}
                x={Math.round(left + wide / 2)}
                y={Math.round(top + above / 2 + boxHigh * 0.28)}
                size={30}
                letters={40}
                anchor="middle"
                fill={begun(index) < last ? 'var(--ink)' : 'var(--on-brand)'}
              />
            )
          })}
        </g>
      )}
    </>
  )
}

const heightAt = (column: number) => Math.round(edge(column) * cell.high)
const edge = (column: number) => 14.4 - column * 1.05

const kindOf = (column: number, row: number, chance: number) => {
  const below = row + 0.5 - edge(column + 0.5)
  if (Math.abs(below) < 1.3) return chance < 0.86 ? 'done' : 'passed'
  const filled = column < 3.5 && below < 0 ? 0 : 0.2 + (column / columns) * 0.55
  if (chance > filled) return null
  return below > 0 && chance < filled * 0.7 ? 'passed' : 'open'
}

const box = (column: number, row: number) =>
  `M${column * cell.wide + 8 + shift} ${row * cell.high + 8}h59v46h-59z`
