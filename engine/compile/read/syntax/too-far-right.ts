import { isOpenKey, levelOf } from './yaml-lines.ts'
import type { Line } from './yaml-lines.ts'

/** A line that belongs at the column `to`, beside another one. `isSure`: nothing else can be meant. */
export type LeftMove = { line: Line; to: number; beside: Line; isSure: boolean }

/** How the line at `at`, or the line that causes its error, may be indented too far. */
export const leftMovesAt = (lines: readonly Line[], at: number): LeftMove[] => [
  ...firstBelowKey(lines, at),
  ...belowValue(lines, at),
]

/** `title:` deeper than the keys that follow it: the parser reports those. */
const firstBelowKey = (lines: readonly Line[], at: number): LeftMove[] => {
  const next = lines[at]
  if (!next) return []
  const holder = lines.slice(0, at).findLastIndex((line) => line.indent < next.indent)
  if (holder < 0) return firstOfFile(lines, next)
  const [key, line] = [lines[holder], lines[holder + 1]]
  if (!key || !line || !isOpenKey(key) || line.indent <= next.indent || !isKey(line)) return []
  const [near, far] = [next.indent - levelOf(key), line.indent - levelOf(key)]
  // One of the far ones is the line itself. Files here use two spaces.
  const [often, rarely] = [timesDeeper(lines, near), timesDeeper(lines, far) - 1]
  const isRare = near === 2 ? often >= rarely : often > rarely
  return isRare ? [{ line, to: next.indent, beside: next, isSure: true }] : []
}

const firstOfFile = (lines: readonly Line[], next: Line): LeftMove[] => {
  const line = lines.find(({ text }) => text !== '---')
  return line && line.indent > 0 && next.indent === 0 && isKey(line) && isKey(next)
    ? [{ line, to: 0, beside: next, isSure: true }]
    : []
}

/** A key deeper than the line above, which already has a value. */
const belowValue = (lines: readonly Line[], at: number): LeftMove[] => {
  const [above, line] = [lines[at - 1], lines[at]]
  if (!above || !line || isOpenKey(above) || !isKey(above) || !isKey(line)) return []
  const to = levelOf(above)
  return line.indent > to && !hasSunk(lines, at) ? [{ line, to, beside: above, isSure: false }] : []
}

/** Whether it is the line above that is indented too little. */
const hasSunk = (lines: readonly Line[], at: number): boolean => {
  const [above, line] = [lines[at - 1], lines[at]]
  const before = lines.slice(0, at - 1).findLast(({ indent }) => indent <= (line?.indent ?? 0))
  if (!before || !above || !line) return false
  return levelOf(before) === line.indent || (isOpenKey(before) && levelOf(before) === levelOf(above))
}

const isKey = ({ text }: Line) => /^\s*(- +)*[a-z][\w-]*:(\s|$)/.test(text)

/** How often in the file the first line below a key is this many spaces deeper. */
const timesDeeper = (lines: readonly Line[], blanks: number): number =>
  lines.filter((line, at) => {
    const below = lines[at + 1]
    return isOpenKey(line) && below && below.indent - levelOf(line) === blanks
  }).length
