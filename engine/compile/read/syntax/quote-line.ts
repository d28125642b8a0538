import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { quoted, unwrapped } from '../../fixes/repair-text.ts'
import { errorsIn, ifBetter, mostTries } from './errors-in.ts'
import { flowWordAt, quoteFlowWord } from './flow-words.ts'
import { lineAt } from './yaml-lines.ts'

type Repair = Edit[] | undefined

/** Quotes around the value of the line at `offset`, if the line can then be read. */
export const quoteLine = (text: string, offset: number): Repair => {
  const { start, line } = lineAt(text, offset)
  const { before, value } = valueOf(line)
  // A bracket or a dash is taken literally, unless text follows it: "{name}, your guide".
  if (!value || /^["'].*["']$|^\[(?![^\][]*\] *\w)|^\{(?!\{?\s*[\w.]+\s*\}.*\S)|^- /.test(value))
    return quoteInFlow(text, offset)
  const at = start + before.length
  const words = isOpenQuote(value) ? value.slice(1) : value
  return ifBetter(text, offset, [{ start: at, end: at + value.length, text: quoted(unwrapped(words)) }])
}

const quoteInFlow = (text: string, offset: number): Repair => {
  const { start, line } = lineAt(text, offset)
  const edits = line.length > longest ? null : quoteFlowWord(line, offset - start)
  if (!edits || mostTries(text) < 4) return undefined
  return ifBetter(
    text,
    offset,
    edits.map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end })),
  )
}

/** `'Don't wait`: opens with a quote that is never closed; the apostrophe inside belongs to a word. */
const isOpenQuote = (value: string) => /^(['"])(?!.*\1(?:[\s,.;:!?)]|$))/.test(value)

/**
 * The first text up to `offset` that opens a quote and does not close it, if closing it there fixes an error. The parser
 * takes the next quote in the file for its end, and reports what follows.
 */
export const openQuote = (text: string, offset: number): { offset: number; repair: Repair } | null => {
  const before = errorsIn(text).length
  const end = text.indexOf('\n', offset) + 1 || undefined
  const lines = text.slice(0, end).matchAll(/^.*(?::|-) +["'].*$/gm)
  const open = [...lines].flatMap(({ index }) => {
    const { start, line } = lineAt(text, index)
    const { before: key, value } = valueOf(line)
    if (!isOpenQuote(value)) return []
    const at = start + key.length
    return [{ offset: at, repair: [closed(value, at)], isSure: true }]
  })
  const isBetter = ({ repair }: { repair: Edit[] }) => errorsIn(applyEdits(text, repair)).length < before
  const all = [...open, ...openFlowQuotes(text.slice(0, end))].toSorted((a, b) => a.offset - b.offset)
  const found = all.slice(0, mostTries(text)).find(isBetter)
  return found ? { offset: found.offset, repair: found.isSure ? found.repair : undefined } : null
}

/** The same quote at its end, or other quotes around a text that contains it. */
const closed = (value: string, at: number): Edit => {
  const [sign = '', words] = [value[0], value.slice(1)]
  const end = at + value.length
  if (words.includes(sign) || words.includes('\\')) return { start: at, end, text: quoted(words) }
  return { start: end, end, text: sign }
}

/** Where the value of the line at `offset` begins, or the word inside its brackets, and its first character. */
export const valueStart = (text: string, offset: number): { at: number; sign: string } | null => {
  const { start, line } = lineAt(text, offset)
  const word = line.length > longest ? null : flowWordAt(line, offset - start)
  if (word) return { at: start + word.start, sign: line.charAt(word.start) }
  const { before, value } = valueOf(line)
  return value ? { at: start + before.length, sign: value.charAt(0) } : null
}

/** What follows "key: ", "- " or both, without a comment. */
const valueOf = (line: string): { before: string; value: string } => {
  const [, before = '', value = ''] = line.length > longest ? [] : (valueOfLine.exec(line) ?? [])
  return { before, value }
}

const valueOfLine = /^(\s*(?:- +)*(?:[\w@-]+|"[^"]*"|'[^']*'): +|\s*(?:- +)+)(\S.*?)\s*(?:\s#.*)?$/
/** In characters; no fix is offered for a longer line. */
const longest = 2000

/** Quotes around a colour or an anchor inside { } or [ ] whose "#" began a comment. */
export const quoteHash = (text: string, offset: number): Repair => {
  const word = /^#[\w-]+(?=[\s,}\]])/.exec(text.slice(offset, offset + 100))?.[0]
  return word === undefined
    ? undefined
    : ifBetter(text, offset, [{ start: offset, end: offset + word.length, text: quoted(word) }])
}

/** Two spaces for each tab that indents, in the whole file, if it can then be read. */
export const spacesForTabs = (text: string): Repair => {
  const edits = [...text.matchAll(/^[ \t]*\t[ \t]*(?=\S)/gm)].map(({ 0: indent, index }): Edit => ({
    start: index,
    end: index + indent.length,
    text: indent.replaceAll('\t', '  '),
  }))
  return edits.length > 0 && errorsIn(applyEdits(text, edits)).length === 0 ? edits : undefined
}

/**
 * A quote that opens inside [ ] or { } and is not closed on its line, with the edit that closes it before the next comma or
 * bracket. `isSure`: the text cannot continue after that comma.
 */
type OpenQuote = { offset: number; repair: Edit[]; isSure: boolean }

const openFlowQuotes = (text: string): OpenQuote[] =>
  [...text.matchAll(/^.*['"].*$/gm)].flatMap(({ 0: line, index }) =>
    line.length > longest || !/[[\]{},]/.test(line)
      ? []
      : openIn(line).map((at) => {
          const [word, rest] = cutAtEnd(line.slice(at))
          const end = index + at + word.length
          const repair = [{ start: end, end, text: line.charAt(at) }]
          return { offset: index + at, repair, isSure: /^\s*([\]}]|,\s*([\w-]+:\s|['"]|$))/.test(rest) }
        }),
  )

const openIn = (line: string): number[] => {
  const start = /(?:^\s*(?:- +)*|[[{,]\s*|:\s+)(?=['"])/g
  for (let found = start.exec(line); found; found = start.exec(line)) {
    const at = start.lastIndex
    const word = (line[at] === '"' ? doubleQuoted : singleQuoted).exec(line.slice(at))
    if (!word) return [at]
    start.lastIndex = at + word[0].length
  }
  return []
}

const cutAtEnd = (text: string): [word: string, rest: string] => {
  const found = text.slice(1).search(/[,\]}]/)
  const word = (found < 0 ? text : text.slice(0, found + 1)).trimEnd()
  return [word, text.slice(word.length)]
}

const singleQuoted = /^'(?:[^']|'')*'(?=\s*(?:[,\]}:#]|$))/
const doubleQuoted = /^"(?:[^"\\]|\\.)*"(?=\s*(?:[,\]}:#]|$))/
