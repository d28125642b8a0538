import type { YAMLError } from 'yaml'
import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { errorsIn, mostTries } from './errors-in.ts'
import { isOpenKey, linesOf } from './yaml-lines.ts'
import type { Line } from './yaml-lines.ts'
import type { SyntaxError } from './yaml-upset.ts'

/**
 * A line that begins like the other entries of its list, without their "- ", if the dash alone fixes the error. The parser
 * reports that line, the entry below it, or each of its keys.
 */
export const missingDash = ({ code, pos: [noticed] }: YAMLError, text: string): SyntaxError | null => {
  if (!isAboutLevels.has(code)) return null
  const lines = linesOf(text)
  const on = lines.findLastIndex(({ start }) => start <= noticed)
  const around = [...new Set([on, on + 1, firstBelowKey(lines, on), firstBelowKey(lines, on + 1), on - 1])]
  const before = errorsIn(text)
  const dashes = around.flatMap((at) => dashesFor(lines, at)).slice(0, mostTries(text))
  const found = dashes.find(({ line, edit }) => {
    const after = errorsIn(applyEdits(text, [edit]))
    return after.length < before.length && after.every((at) => at > line.start + line.text.length)
  })
  return found
    ? { offset: found.line.start + found.line.indent, details: { ...words, repair: [found.edit] } }
    : null
}

const isAboutLevels = new Set<YAMLError['code']>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'DUPLICATE_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
])

const words = {
  rule: 'yaml-syntax',
  message: 'the "- " at the beginning of this list entry is missing.',
  fix: 'Begin it with "- ", in the column of the other entries.',
}

/** The first line of the list or map that contains the line at `at`. */
const firstBelowKey = (lines: readonly Line[], at: number): number => {
  const line = lines[at]
  if (!line) return at
  return 1 + lines.slice(0, at).findLastIndex((one) => one.indent < line.indent && isOpenKey(one))
}

/** Where a "- " could be written: in place of the last two spaces of the indentation, or after it. */
const dashesFor = (lines: readonly Line[], at: number): { line: Line; edit: Edit }[] => {
  const line = lines[at]
  const kind = line && kindOf(line.text.trim())
  if (!line || kind === undefined || kind === '-') return []
  const { start, indent } = line
  const columns = kind === 'text' ? [indent] : [indent - 2, indent]
  return columns
    .filter((column) => column >= 0 && siblingKinds(lines, at, column).includes(`- ${kind}`))
    .map((column) => ({ line, edit: { start: start + column, end: start + indent, text: '- ' } }))
}

/** How the entries of the list in this column begin, around the line at `at`. */
const siblingKinds = (lines: readonly Line[], at: number, column: number): string[] => {
  const isIn = ({ indent, text }: Line) => indent > column || (indent === column && /^ *- /.test(text))
  const above = lines.slice(0, at).toReversed()
  const below = lines.slice(at + 1)
  return [above, below]
    .flatMap((all) =>
      all.slice(0, (all.findIndex((line) => !isIn(line)) + all.length + 1) % (all.length + 1)),
    )
    .filter(({ indent }) => indent === column)
    .map(({ text }) => `- ${kindOf(text.trim().replace(/^- +/, ''))}`)
}

const kindOf = (text: string): string =>
  /^-(\s|$)/.test(text)
    ? '-'
    : (/^[\w-]+(?=:(\s|$))/.exec(text)?.[0] ?? (/^[{["']/.exec(text)?.[0] || 'text'))
