import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { errorsIn, mostTries } from './errors-in.ts'
import { isOpenKey, linesOf } from './yaml-lines.ts'
import type { Line } from './yaml-lines.ts'
import type { SyntaxError } from './yaml-upset.ts'

/**
 * A line that begins like other entries of a list, without their "- ", if the dash alone fixes the error. The parser
 * reports that line, the entry below it, or each of its keys.
 */
export const missingDash = (noticed: number, text: string): SyntaxError | null => {
  const lines = linesOf(text)
  const on = lines.findLastIndex(({ start }) => start <= noticed)
  const around = [...new Set([on, on + 1, firstBelowKey(lines, on), firstBelowKey(lines, on + 1), on - 1])]
  const before = errorsIn(text)
  const dashes = around.flatMap((at) => dashesFor(lines, lines[at])).slice(0, mostTries(text))
  const found = dashes.find(({ line, edit }) => {
    const after = errorsIn(applyEdits(text, [edit]))
    return after.length < before.length && after.every((at) => at > line.start + line.text.length)
  })
  return found
    ? { offset: found.line.start + found.line.indent, details: { ...words, repair: [found.edit] } }
    : null
}

const words = {
  rule: 'yaml-syntax',
  message: 'the "- " at the beginning of this list entry is missing.',
  fix: 'Begin it with "- ", in the column of the other entries.',
}

const firstBelowKey = (lines: readonly Line[], at: number): number => {
  const line = lines[at]
  if (!line) return at
  return 1 + lines.slice(0, at).findLastIndex((one) => one.indent < line.indent && isOpenKey(one))
}

/** Where a "- " could be written: in place of the last two spaces of the indentation, or after it. */
const dashesFor = (lines: readonly Line[], line: Line | undefined): { line: Line; edit: Edit }[] => {
  if (!line || /^ *-(\s|$)/.test(line.text)) return []
  const { start, indent, text } = line
  const isEntry = (column: number) =>
    lines.some((one) => one.indent === column && kindOf(one.text) === `- ${kindOf(text)}`)
  return [indent - 2, indent]
    .filter(isEntry)
    .map((column) => ({ line, edit: { start: start + column, end: start + indent, text: '- ' } }))
}

const kindOf = (text: string): string =>
  /^(?:- )?(?:[\w-]+:(?=\s|$)|[{["'])/.exec(text.trim())?.[0] ?? (/^ *- /.test(text) ? '- ' : '')
