import { applyEdits } from '../../fixes/apply-edits.ts'
import { errorsIn, mostTries } from './errors-in.ts'
import { isOpenKey, levelOf, linesOf, nameOf } from './yaml-lines.ts'
import type { Line } from './yaml-lines.ts'
import type { SyntaxError } from './yaml-upset.ts'

/** A line that belongs at the column `to`; `beside`: the line of that level, or the key above it. */
type Move = { line: Line; to: number; beside: Line | undefined; isSure: boolean }

/** A line indented too little or too far, if moving it alone fixes the error. The parser reports that line or the next one. */
export const wrongIndent = (noticed: number, text: string): SyntaxError | null => {
  const lines = linesOf(text)
  const on = lines.findLastIndex(({ start }) => start <= noticed)
  const before = errorsIn(text)
  const moves = [firstBelowKey, tooLittle, belowValue].flatMap((movesAt) =>
    [on, on + 1].flatMap((at) => {
      const line = lines[at]
      return line ? movesAt(lines.slice(0, at), line) : []
    }),
  )
  const found = moves.slice(0, mostTries(text)).find(({ line, to }) => {
    const after = errorsIn(applyEdits(text, [indentTo(line, to)]))
    return after.length < before.length && after.every((at) => at > line.start + to + line.text.length)
  })
  return found ? reported(found) : null
}

/** `title:` deeper than the keys that follow it: the parser reports those. */
const firstBelowKey = (above: readonly Line[], next: Line): Move[] => {
  const at = above.findLastIndex((line) => line.indent < next.indent)
  const key = above[at]
  const line = above.slice(at + 1).find(({ text }) => text !== '---')
  const level = key ? levelOf(key) + 2 : 0
  const isFirst = line && (!key || isOpenKey(key)) && isKey(line) && line.indent > level
  return isFirst && next.indent === level ? [{ line, to: level, beside: next, isSure: true }] : []
}

/** The line, or the one above that left its map, moved to the columns of the keys above, the nearest first. */
const tooLittle = (above: readonly Line[], line: Line): Move[] => {
  const at = above.findLastIndex(({ indent }) => indent < line.indent)
  const sunk = above[at]
  const before = above.slice(0, Math.max(0, at)).findLast(({ indent }) => indent <= line.indent)
  const isBelow =
    before && (before.indent === line.indent || (before.indent === sunk?.indent && isOpenKey(before)))
  const levels = above
    .slice(-30)
    .toReversed()
    .flatMap((one) => [levelOf(one), one.indent])
  return [
    ...(sunk && isBelow ? [{ line: sunk, to: line.indent }] : []),
    ...[...new Set(levels)].filter((to) => to > line.indent).map((to) => ({ line, to })),
  ].map((move) => ({
    ...move,
    beside: above.findLast(({ start, indent }) => start < move.line.start && indent < move.to),
    isSure: true,
  }))
}

/** A key deeper than the line above, which already has a value: it may be part of that text. */
const belowValue = (lines: readonly Line[], line: Line): Move[] => {
  const above = lines.at(-1)
  const isDeeper = above && !isOpenKey(above) && isKey(above) && isKey(line) && line.indent > levelOf(above)
  return isDeeper ? [{ line, to: levelOf(above), beside: above, isSure: false }] : []
}

const isKey = ({ text }: Line) => /^\s*(- +)*[a-z][\w-]*:(\s|$)/.test(text)

const reported = ({ line, to, beside, isSure }: Move): SyntaxError => {
  const spaces = Math.abs(to - line.indent) === 1 ? '1 space' : `${Math.abs(to - line.indent)} spaces`
  const isLeft = to < line.indent
  const name = beside && nameOf(isLeft ? { ...beside, text: beside.text.slice(to) } : beside)
  const where = name === undefined ? '' : `: it belongs ${isLeft ? 'beside' : 'below'} "${name}"`
  return {
    offset: line.start + line.indent,
    details: {
      rule: 'yaml-syntax',
      message: `this line is indented ${spaces} too ${isLeft ? 'far' : 'little'}${where}.`,
      fix: `${isLeft ? 'Remove' : 'Add'} ${spaces} before it, to align it with the keys of its level.`,
      repair: isSure ? [indentTo(line, to)] : undefined,
    },
  }
}

const indentTo = ({ start, indent }: Line, to: number) => ({
  start,
  end: start + indent,
  text: ' '.repeat(to),
})
