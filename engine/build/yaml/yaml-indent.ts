import type { YAMLError } from 'yaml'
import type { Edit } from '../problems/problem.ts'
import { applyEdits } from '../problems/apply-edits.ts'
import { errorsIn, mostTries } from './syntax-repair.ts'
import type { SyntaxError } from './yaml-upset.ts'

type Line = { start: number; indent: number; text: string }

/**
 * A line that stands too far left, where moving it alone lets the file be read on: the parser stumbles over the line
 * below it as often as over itself.
 */
export const wrongIndent = ({ code, pos: [noticed] }: YAMLError, text: string): SyntaxError | null => {
  if (!isAboutLevels.has(code)) return null
  const lines = linesOf(text)
  const on = lines.findLastIndex(({ start }) => start <= noticed)
  const before = errorsIn(text)
  const mends = ({ line, to }: Move) => {
    const after = errorsIn(applyEdits(text, [editOf(line, to)]))
    const border = line.start + to + line.text.length
    return after.length < before.length && after.every((at) => at > border)
  }
  const moves = [on, on + 1].flatMap((at) => movesAt(lines, at))
  const found = moves.slice(0, mostTries(text)).find(mends)
  return found ? told(found) : null
}

const isAboutLevels = new Set<YAMLError['code']>(['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR'])

/** `below`: the line that it then belongs to. */
type Move = { line: Line; to: number; below: Line | undefined }

const movesAt = (lines: readonly Line[], at: number): Move[] => {
  const line = lines[at]
  if (!line) return []
  const above = lines.slice(0, at)
  const odd = above.findLastIndex(({ indent }) => indent < line.indent)
  return [...sunkAbove(above, odd, line.indent), ...levelsAbove(above).flatMap(moveTo(line, above))]
}

/** The line above that is less indented than its neighbours: the key that slid out of its map. */
const sunkAbove = (lines: readonly Line[], at: number, to: number): Move[] => {
  const line = lines[at]
  const above = lines.slice(0, Math.max(0, at))
  const neighbour = above.findLast(({ indent }) => indent <= to)
  if (!line || !neighbour) return []
  const isFirst = neighbour.indent === line.indent && /^\s*(- )?[\w-]+:\s*(#.*)?$/.test(neighbour.text)
  return neighbour.indent === to || isFirst ? moveTo(line, above)(to) : []
}

const moveTo =
  (line: Line, above: readonly Line[]) =>
  (to: number): Move[] =>
    to <= line.indent ? [] : [{ line, to, below: above.findLast(({ indent }) => indent < to) }]

/** Where keys begin in the lines above, the nearest first; behind a "- " its entry's do. */
const levelsAbove = (lines: readonly Line[]): number[] => [
  ...new Set(
    lines
      .slice(-30)
      .toReversed()
      .flatMap(({ indent, text }) => {
        const dash = /^ *(- +)(?=\S)/.exec(text)?.[1]
        return dash ? [indent + dash.length, indent] : [indent]
      }),
  ),
]

const told = ({ line, to, below }: Move): SyntaxError => {
  const blanks = to - line.indent === 1 ? '1 space' : `${to - line.indent} spaces`
  return {
    offset: line.start + line.indent,
    details: {
      rule: 'yaml-syntax',
      message: `this line stands ${blanks} too far left${below ? `: it belongs below "${nameOf(below)}"` : ''}.`,
      fix: `Begin it with ${blanks} more, in line with the keys of its level.`,
      repair: [editOf(line, to)],
    },
  }
}

const nameOf = ({ text }: Line) => /^[\w-]+:/.exec(text.trim())?.[0] ?? text.trim().slice(0, 40)

const editOf = ({ start, indent }: Line, to: number): Edit => ({
  start,
  end: start + indent,
  text: ' '.repeat(to),
})

/** Lines that say something. */
const linesOf = (text: string): Line[] =>
  [...text.matchAll(/^( *)(?![\s#])[^\r\n]+/gm)].map(({ 0: line, 1: blanks = '', index }) => ({
    start: index,
    indent: blanks.length,
    text: line,
  }))
