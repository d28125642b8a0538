import type { YAMLError } from 'yaml'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { errorsIn, mostTries } from './errors-in.ts'
import { leftMovesAt } from './too-far-right.ts'
import type { LeftMove } from './too-far-right.ts'
import { indentTo, isOpenKey, levelOf, linesOf, nameOf } from './yaml-lines.ts'
import type { Line } from './yaml-lines.ts'
import type { SyntaxError } from './yaml-upset.ts'

/** A line indented too little or too far, if moving it alone fixes the error. The parser reports that line or the next one. */
export const wrongIndent = ({ code, pos: [noticed] }: YAMLError, text: string): SyntaxError | null => {
  if (!isAboutLevels.has(code) && !(code === 'UNEXPECTED_TOKEN' && /^(---\r?\n)? /.test(text))) return null
  const lines = linesOf(text)
  const on = lines.findLastIndex(({ start }) => start <= noticed)
  const before = errorsIn(text)
  const fixes = ({ line, to }: Move | LeftMove) => {
    const after = errorsIn(applyEdits(text, [indentTo(line, to)]))
    const border = line.start + to + line.text.length
    return after.length < before.length && after.every((at) => at > border)
  }
  const around = [on, on + 1]
  const left = around.flatMap((at) => leftMovesAt(lines, at)).find(fixes)
  if (left) return reportedRight(left)
  const moves = around.flatMap((at) => movesAt(lines, at))
  const found = moves.slice(0, mostTries(text)).find(fixes)
  return found ? reported(found) : null
}

const isAboutLevels = new Set<YAMLError['code']>(['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR'])

/** `below`: the line that it belongs to after the move. */
type Move = { line: Line; to: number; below: Line | undefined }

const movesAt = (lines: readonly Line[], at: number): Move[] => {
  const line = lines[at]
  if (!line) return []
  const above = lines.slice(0, at)
  const odd = above.findLastIndex(({ indent }) => indent < line.indent)
  return [...sunkAbove(above, odd, line.indent), ...levelsAbove(above).flatMap(moveTo(line, above))]
}

/** The line above that is less indented than its neighbours: a key that left its map. */
const sunkAbove = (lines: readonly Line[], at: number, to: number): Move[] => {
  const line = lines[at]
  const above = lines.slice(0, Math.max(0, at))
  const neighbour = above.findLast(({ indent }) => indent <= to)
  if (!line || !neighbour) return []
  const isFirst = neighbour.indent === line.indent && isOpenKey(neighbour)
  return neighbour.indent === to || isFirst ? moveTo(line, above)(to) : []
}

const moveTo =
  (line: Line, above: readonly Line[]) =>
  (to: number): Move[] =>
    to <= line.indent ? [] : [{ line, to, below: above.findLast(({ indent }) => indent < to) }]

/** The columns of keys in the lines above, the nearest first. */
const levelsAbove = (lines: readonly Line[]): number[] => [
  ...new Set(
    lines
      .slice(-30)
      .toReversed()
      .flatMap((line) => [levelOf(line), line.indent]),
  ),
]

const reported = ({ line, to, below }: Move): SyntaxError => {
  const blanks = spaces(to - line.indent)
  return {
    offset: line.start + line.indent,
    details: {
      rule: 'yaml-syntax',
      message: `this line is indented ${blanks} too little${below ? `: it belongs below "${nameOf(below)}"` : ''}.`,
      fix: `Add ${blanks} before it, to align it with the keys of its level.`,
      repair: [indentTo(line, to)],
    },
  }
}

const reportedRight = ({ line, to, beside, isSure }: LeftMove): SyntaxError => {
  const blanks = spaces(line.indent - to)
  return {
    offset: line.start + line.indent,
    details: {
      rule: 'yaml-syntax',
      message: `this line is indented ${blanks} too far: it belongs beside "${nameOf({ ...beside, text: beside.text.slice(to) })}".`,
      fix: `Remove ${blanks} before it, to align it with the keys of its level.`,
      repair: isSure ? [indentTo(line, to)] : undefined,
    },
  }
}

const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`)
