import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { lineCounterOf, makeDiagnostic, placeAt } from '../yaml-file.ts'

/** A head whose second line of "---" is missing; without this the fault would be told of the first words below it. */
export const openHead = (
  file: string,
  text: string,
  { rule, name }: { rule: string; name: string },
): Diagnostic | null => {
  const { end, isOpen } = endOfHead(text)
  if (!isOpen) return null
  const lines = lineCounterOf(text)
  const place = placeAt(file, lines, end)
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n'
  const isLineEnd = text.slice(0, end).endsWith('\n')
  return makeDiagnostic(text, { file, line: 1, column: 1 }, [], {
    rule,
    message: `the head of ${name} begins with this "---" and has no end: the second line of "---" is missing.`,
    fix: `Write a line of "---" at line ${isLineEnd ? place.line : place.line + 1}, below the keys and above the text.`,
    related: [place],
    repair: [{ start: end, end, text: `${isLineEnd ? '' : newline}---${newline}` }],
  })
}

/** Behind the last line of keys; open where no "---" follows, or only below a paragraph of text. */
const endOfHead = (text: string): { end: number; isOpen: boolean } => {
  const [first = '', ...lines] = text.split(/(?<=\n)/)
  let end = first.length
  let at = end
  let isBelowBlank = false
  for (const line of lines) {
    if (isBorder(line)) return { end, isOpen: false }
    at += line.length
    const isPart = isBelowBlank
      ? /^([a-z][\w-]*:\s|[ \t]+\S)/.test(line)
      : /^([\w-]+:(\s|$)|[ \t]+\S|#)/.test(line)
    if (isPart) end = at
    else if (line.trim() !== '') return { end, isOpen: isBelowBlank || !lines.some(isBorder) }
    isBelowBlank = line.trim() === ''
  }
  return { end, isOpen: true }
}

const isBorder = (line: string) => /^---\s*$/.test(line)
