import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { quoted, unwrapped } from '../../fixes/repair-text.ts'
import { errorsIn, ifBetter, mostTries } from './errors-in.ts'
import { lineAt } from './yaml-lines.ts'

type Repair = Edit[] | undefined

/** Quotes around the value of the line at `offset`, or around the word inside its brackets, if the line can then be read. */
export const quoteLine = (text: string, offset: number): Repair => {
  const { start, line } = lineAt(text, offset)
  const { at, value } = valueOf(line)
  // A bracket or a dash is taken literally, unless text follows it: "{name}, your guide".
  const isBlock = value && !/^["'].*["']$|^\[(?![^\][]*\] *\w)|^\{(?!\{?\s*[\w.]+\s*\}.*\S)|^- /.test(value)
  const word = isBlock ? { at, value } : flowWordAt(line, offset - start)
  if (!word || (!isBlock && /^["']/.test(word.value))) return undefined
  const words = isBlock && isOpenQuote(value) ? value.slice(1) : word.value
  const from = start + word.at
  return ifBetter(text, offset, [
    { start: from, end: from + word.value.length, text: quoted(unwrapped(words)) },
  ])
}

/** `'Don't wait`: opens with a quote that is never closed; the apostrophe inside belongs to a word. */
const isOpenQuote = (value: string) => /^(['"])(?!.*\1(?:[\s,.;:!?)]|$))/.test(value)

/**
 * The first text up to `offset` that opens a quote and does not close it, if closing it there fixes an error. The parser
 * takes the next quote in the file for its end, and reports what follows.
 */
export const openQuote = (
  text: string,
  offset: number,
): { offset: number; repair: Edit[] | undefined } | undefined => {
  const before = errorsIn(text).length
  const end = text.indexOf('\n', offset) + 1 || undefined
  const found = [...text.slice(0, end).matchAll(/^.*['"].*$/gm)]
    .flatMap(({ 0: line, index }) => openIn(line, index))
    .slice(0, mostTries(text))
    .find(({ edit }) => errorsIn(applyEdits(text, [edit])).length < before)
  return found && { offset: found.offset, repair: found.isSure ? [found.edit] : undefined }
}

type OpenQuote = { offset: number; edit: Edit; isSure: boolean }

/** Between brackets nobody knows which comma belongs to the text. */
const openIn = (line: string, index: number): OpenQuote[] => {
  const { at, value } = valueOf(line)
  if (isOpenQuote(value)) return [{ offset: index + at, edit: closed(value, index + at), isSure: true }]
  const quote = line.length > longest ? -1 : openBetweenBrackets(line)
  if (quote < 0) return []
  const end = index + quote + 1 + line.slice(quote + 1).search(/[,\]}]|$/)
  const edit = { start: end, end, text: line.charAt(quote) }
  return [{ offset: index + quote, edit, isSure: false }]
}

const openBetweenBrackets = (line: string): number => {
  const closedOnes = line.replace(
    /(^ *|[[{,:] *)('(?:[^']|'')*'|"(?:[^"\\]|\\.)*")(?= *[,\]}:#]| *$)/g,
    (all, before: string) => before.padEnd(all.length, 'x'),
  )
  return closedOnes.search(/(?<=^ *|[[{,:] *)['"]/)
}

/** The same quote at its end, or other quotes around a text that contains it. */
const closed = (value: string, at: number): Edit => {
  const [quote = '', words] = [value[0], value.slice(1)]
  const end = at + value.length
  if (words.includes(quote) || words.includes('\\')) return { start: at, end, text: quoted(words) }
  return { start: end, end, text: quote }
}

export const valueStart = (text: string, offset: number): { at: number; first: string } | null => {
  const { start, line } = lineAt(text, offset)
  const { at, value } = flowWordAt(line, offset - start) ?? valueOf(line)
  return value ? { at: start + at, first: value.charAt(0) } : null
}

type Value = { at: number; value: string }

/** What follows "key: ", "- " or both, without a comment. */
const valueOf = (line: string): Value => {
  const [, before = '', value = ''] = line.length > longest ? [] : (valueOfLine.exec(line) ?? [])
  return { at: before.length, value }
}

const valueOfLine = /^(\s*(?:- +)*(?:[\w@-]+|"[^"]*"|'[^']*'): +|\s*(?:- +)+)(\S.*?)\s*(?:\s#.*)?$/
/** In characters; no fix is offered for a longer line. */
const longest = 2000

const flowWordAt = (line: string, column: number): Value | undefined =>
  line.length > longest
    ? undefined
    : [...line.matchAll(/([[{,]\s*(?:[\w-]+:\s+)?)([^,[\]{}]*[^\s,[\]{}])/g)]
        .map(({ index, 1: before = '', 2: value = '' }) => ({ at: index + before.length, value }))
        .find(({ at, value }) => at <= column && column <= at + value.length && isOpenAt(line, at))

const isOpenAt = (line: string, at: number): boolean => {
  const count = (brackets: RegExp) => line.slice(0, at).match(brackets)?.length ?? 0
  return /(?:^|[:-] +)[[{]/.test(line.trimStart()) && count(/[[{]/g) > count(/[\]}]/g)
}

export const spacesForTabs = (text: string): Repair => {
  const edits = [...text.matchAll(/^[ \t]*\t[ \t]*(?=\S)/gm)].map(({ 0: indent, index }): Edit => ({
    start: index,
    end: index + indent.length,
    text: indent.replaceAll('\t', '  '),
  }))
  return edits.length > 0 && errorsIn(applyEdits(text, edits)).length === 0 ? edits : undefined
}
