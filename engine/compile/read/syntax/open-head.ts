import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { makeDiagnostic } from '../../diagnostics/make-diagnostic.ts'
import { lineCounterOf, placeAt } from '../../diagnostics/place-at.ts'

/** Front matter without its closing "---". The parser would report the first words of the text instead. */
export const openHead = (
  file: string,
  text: string,
  { rule, name }: { rule: string; name: string },
): Diagnostic | null => {
  const { end, isOpen } = endOfHead(text)
  if (!isOpen) return null
  const lines = lineCounterOf(text)
  const place = placeAt(file, lines, end)
  const isLineEnd = text.slice(0, end).endsWith('\n')
  return makeDiagnostic(text, { file, line: 1, column: 1 }, [], {
    rule,
    message: `the closing "---" of the front matter of ${name} is missing.`,
    fix: `Write "---" on line ${isLineEnd ? place.line : place.line + 1}, between the keys and the text.`,
    related: [place],
  })
}

/** The end of the keys; open where no "---" follows, or only after a paragraph of text. */
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
