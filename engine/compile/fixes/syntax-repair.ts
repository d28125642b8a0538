import { applyEdits } from './apply-edits.ts'
import type { Edit } from '../diagnostics/diagnostic.ts'
import type { Repair } from './repair.ts'
import { quoted, unwrapped } from './repair-text.ts'
import { openFlowQuotes } from '../read/syntax/flow-quotes.ts'
import { flowWordAt, quoteFlowWord } from '../read/syntax/flow-words.ts'
import { nodesOf } from '../read/parse-nodes.ts'
import { refuseStructure } from '../read/yaml-guards.ts'

/** Quotes around the value of the line at `offset`, where the line can be read with them. */
export const quoteLine = (text: string, offset: number): Repair => {
  const { start, line } = lineAt(text, offset)
  const [, before = '', value = ''] = line.length > longest ? [] : (valueOfLine.exec(line) ?? [])
  // A bracket or a dash was meant as one, unless a text goes on behind it: "{name}, your guide".
  if (!value || /^["'].*["']$|^\[(?![^\][]*\] *\w)|^\{(?!\{?\s*[\w.]+\s*\}.*\S)|^- /.test(value))
    return quoteInFlow(text, offset)
  const words = isOpenQuote(value) ? value.slice(1) : value
  return ifBetter(text, offset, [
    {
      start: start + before.length,
      end: start + before.length + value.length,
      text: quoted(unwrapped(words)),
    },
  ])
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

/** `'Don't wait`: begun with a quote that ends nowhere; the apostrophe inside is a letter's. */
const isOpenQuote = (value: string) => /^(['"])(?!.*\1(?:[\s,.;:!?)]|$))/.test(value)

/**
 * The first line up to `offset` whose text begins with a quote and ends without it, where closing it there lets more of
 * the file be read: the parser takes the next quote of the file for its end, and stumbles behind that.
 */
export const openQuote = (text: string, offset: number): { offset: number; repair: Repair } | null => {
  const before = errorsIn(text).length
  const end = text.indexOf('\n', offset) + 1 || undefined
  const lines = text.slice(0, end).matchAll(/^.*(?::|-) +["'].*$/gm)
  const open = [...lines].flatMap(({ index }) => {
    const { start, line } = lineAt(text, index)
    const [, key = '', value = ''] = line.length > longest ? [] : (valueOfLine.exec(line) ?? [])
    if (!isOpenQuote(value)) return []
    const at = start + key.length
    return [{ offset: at, repair: [closed(value, at)], isSure: true }]
  })
  const isBetter = ({ repair }: { repair: Edit[] }) => errorsIn(applyEdits(text, repair)).length < before
  const all = [...open, ...openFlowQuotes(text.slice(0, end))].toSorted((a, b) => a.offset - b.offset)
  const found = all.slice(0, mostTries(text)).find(isBetter)
  return found ? { offset: found.offset, repair: found.isSure ? found.repair : undefined } : null
}

/** The same quote at its end, or other ones around a text that holds it. */
const closed = (value: string, at: number): Edit => {
  const [sign = '', words] = [value[0], value.slice(1)]
  const end = at + value.length
  if (words.includes(sign) || words.includes('\\')) return { start: at, end, text: quoted(words) }
  return { start: end, end, text: sign }
}

/** Where the value of the line at `offset` begins, or the word inside of its brackets, and its first sign. */
export const valueStart = (text: string, offset: number): { at: number; sign: string } | null => {
  const { start, line } = lineAt(text, offset)
  const word = line.length > longest ? null : flowWordAt(line, offset - start)
  if (word) return { at: start + word.start, sign: line.charAt(word.start) }
  const [, before = '', value = ''] = line.length > longest ? [] : (valueOfLine.exec(line) ?? [])
  return value ? { at: start + before.length, sign: value.charAt(0) } : null
}

/** A longer line is left to its author, in signs. */
const longest = 2000

/** What stands behind "key: ", "- " or both; a comment behind it is no part of the value. */
const valueOfLine = /^(\s*(?:- +)*(?:[\w@-]+|"[^"]*"|'[^']*'): +|\s*(?:- +)+)(\S.*?)\s*(?:\s#.*)?$/

/** Quotes around a colour or an anchor inside of { } or [ ] whose "#" began a comment. */
export const quoteHash = (text: string, offset: number): Repair => {
  const word = /^#[\w-]+(?=[\s,}\]])/.exec(text.slice(offset, offset + 100))?.[0]
  return word === undefined
    ? undefined
    : ifBetter(text, offset, [{ start: offset, end: offset + word.length, text: quoted(word) }])
}

/** `title:Sleep`: the space that makes a key of it. */
export const spaceBehindColon = (text: string, offset: number): Repair => {
  const { start, line } = lineAt(text, offset)
  const [, key = ''] = /^(\s*(?:- +)*[A-Za-z][\w-]*:)(?=[^\s/:])/.exec(line) ?? []
  const at = start + key.length
  return key ? ifBetter(text, offset, [{ start: at, end: at, text: ' ' }]) : undefined
}

/** Two spaces for each tab that indents, in the whole file, where it can be read with them. */
export const spacesForTabs = (text: string): Repair => {
  const edits = [...text.matchAll(/^[ \t]*\t[ \t]*(?=\S)/gm)].map(({ 0: indent, index }): Edit => ({
    start: index,
    end: index + indent.length,
    text: indent.replaceAll('\t', '  '),
  }))
  return edits.length > 0 && errorsIn(applyEdits(text, edits)).length === 0 ? edits : undefined
}

/** Takes out the second of two lines that say the same. */
export const dropSameLine = (text: string, first: number, second: number): Repair => {
  const [one, other] = [lineAt(text, first), lineAt(text, second)]
  if (one.start === other.start || one.line.trimEnd() !== other.line.trimEnd()) return undefined
  return ifBetter(text, second, [{ start: other.start, end: other.next, text: '' }])
}

/** Takes out the line at `offset` that says nothing but "---", or gives an order to YAML. */
export const dropMark = (text: string, offset: number): Repair => {
  const { start, next, line } = lineAt(text, offset)
  if (!/^(---|\.\.\.)\s*$|^%(YAML|TAG)\b/.test(line)) return undefined
  return ifBetter(text, offset, [{ start, end: next, text: '' }])
}

/** How often a text may be read again in search of what was meant: a long one takes its time. */
export const mostTries = (text: string): number =>
  Math.max(2, Math.min(20, Math.floor(400_000 / text.length)))

/** A file of more was not written by hand, and no line of it mended would help. */
const mostErrors = 1000

/** Edits after which no error is left on the lines that they change, and none is new. */
const ifBetter = (text: string, offset: number, edits: Edit[]): Repair => {
  const before = errorsIn(text)
  if (before.length > mostErrors) return undefined
  const after = errorsIn(applyEdits(text, edits))
  const { start, next } = lineAt(text, offset)
  const isLeft = after.some((at) => at >= start && at < next)
  return after.length <= before.length && !isLeft ? edits : undefined
}

/** Where YAML stumbles, or what must not reach its parser. The file at hand is asked for with every repair that is tried. */
export const errorsIn = (text: string): number[] => {
  const known = latest.find((one) => one.text === text)
  const found = known ?? { text, errors: readErrors(text) }
  latest = [found, ...latest.filter((one) => one !== found)].slice(0, 2)
  return found.errors
}

let latest: { text: string; errors: number[] }[] = []

const readErrors = (text: string): number[] => {
  const refusal = refuseStructure(text)
  if (refusal) return [refusal.offset]
  const { document } = nodesOf(text)
  return [...document.errors, ...document.warnings].map(({ pos }) => pos[0])
}

const lineAt = (text: string, offset: number): LineAt => {
  const isKnown = latestLine.text === text && offset >= latestLine.start && offset < latestLine.next
  if (!isKnown) latestLine = { text, ...findLine(text, offset) }
  return latestLine
}

type LineAt = { start: number; next: number; line: string }
// A line of 200,000 signs may hold as many errors.
let latestLine: LineAt & { text: string } = { text: '', start: 0, next: 0, line: '' }

const findLine = (text: string, offset: number): LineAt => {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const newline = text.indexOf('\n', offset)
  const next = newline < 0 ? text.length : newline + 1
  return { start, next, line: text.slice(start, next).replace(/\r?\n$/, '') }
}

/** `!!str 12`: takes out the tag; `!Now or never`: puts quotes around it. */
export const withoutTag = (text: string, offset: number): Repair => {
  const tag = /^!![\w-]+[ \t]+(?=\S)/.exec(text.slice(offset, offset + 100))?.[0]
  return tag ? [{ start: offset, end: offset + tag.length, text: '' }] : quoteLine(text, offset)
}
