import type { Point } from '../../art/drawings/curve.ts'
import { ragged, ribbon } from '../../art/drawings/ribbon.ts'

const wide = 1200
const high = 300

/** Pieces in each row: every row is as wide as the wall. */
export const rowsOf = (count: number): number[] => {
  const most = count === 4 ? 2 : count <= 6 || count === 9 ? 3 : 4
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
}

/** Where a crack meets this seam. */
const levelAt = (level: readonly Point[], x: number): number => {
  const [before, after] = [level[Math.floor(x / 120)], level[Math.ceil(x / 120)]]
  if (!before || !after) return before?.[1] ?? 0
  return Math.round(before[1] + (after[1] - before[1]) * ((x % 120) / 120))
}

/** Rows of equal height, so that the picture fits the entries when it is stretched over them. */
export const crackedWall = (random: () => number, rows: readonly number[]) => {
  const all = rows.length * high
  const jitter = (far: number) => Math.round((random() - 0.5) * 2 * far)
  const levels = [...Array(rows.length + 1).keys()].map((row) =>
    [...Array(11).keys()].map((step): Point => [
      step * 120,
      row === 0 ? 6 : row === rows.length ? all : row * high + jitter(14),
    ]),
  )
  const cracks = rows.flatMap((across, row) =>
    [...Array(across - 1).keys()].map((column) => {
      const middle = ((column + 1) * wide) / across
      const lean = jitter(26)
      return [...Array(5).keys()].map((step): Point => {
        const x = Math.round(middle + lean * (step / 2 - 1) + jitter(9))
        const y = Math.round((row + step / 4) * high + jitter(10))
        return [x, step % 4 === 0 ? levelAt(levels[row + step / 4] ?? [], x) : Math.max(12, y)]
      })
    }),
  )
  return {
    box: `0 0 ${wide} ${all}`,
    body: `M0 6H${wide}V${all - 150}Q${wide} ${all} ${wide - 130} ${all}H130Q0 ${all} 0 ${all - 150}z`,
    rows: levels
      .slice(0, -1)
      .map((level, row) =>
        ribbon(random, row === 0 ? level : ragged(random, level, 6), row === 0 ? 11 : 15, 1),
      )
      .join(''),
    cracks: cracks.map((crack) => ribbon(random, ragged(random, crack, 5), 13, 1)).join(''),
  }
}
