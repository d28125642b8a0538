import { early, linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const columns = 12
const rows = 16
const cell = { wide: 75, high: 62 }
/** The last column ends with the sheet: wherever that is cut, its cells are whole. */
const shift = 8

export const ledger: Drawing = {
  box: [columns * cell.wide, rows * cell.high],
  hold: 'stand',
  cells: true,
  draw: (random, { ends, figure }) => {
    if (figure !== undefined) return <Minutes count={figure} ends={ends} />
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

/** A call or a class is as many cells as it has minutes: what is over, what is said, what is done, and the block that is circled. */
const Minutes = ({ count, ends }: { count: number; ends: boolean | undefined }) => {
  const across = Math.ceil(count / 5)
  const wide = (columns * cell.wide) / across
  const high = Math.max(108, Math.round(wide * 0.8))
  const at = (minute: number) =>
    [Math.floor(minute / 5) * wide, rows * cell.high - (5 - (minute % 5)) * high] as const
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const [x, y] = at(from + index)
      return `M${Math.round(x + 8)} ${y + 8}h${Math.round(wide - 16)}v${high - 16}h${16 - Math.round(wide)}z`
    }).join('')
  const third = Math.round(count / 3)
  const [x, y] = at(Math.round(count * 0.76))
  return (
    <>
      <path d={cells(0, third)} fill="currentColor" fillOpacity=".1" />
      <path d={cells(third, 2 * third)} fill="var(--brand)" fillOpacity=".26" />
      <g color={lit(ends, 'var(--brand)')}>
        <path id={linesId} d={cells(2 * third, count)} fill="currentColor" />
      </g>
      <ellipse
        {...early(ends)}
        cx={Math.round(x + wide / 2)}
        cy={y + high / 2}
        rx={Math.round(wide * 0.62)}
        ry={Math.round(high * 0.66)}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="7"
        vectorEffect="non-scaling-stroke"
      />
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
