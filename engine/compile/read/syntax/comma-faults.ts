import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { errorsIn, mostTries } from '../../fixes/syntax-repair.ts'
import type { SyntaxError } from './yaml-upset.ts'

/** A comma that is missing inside of brackets, or stands where none belongs, where the file can be read better once it is mended. */
export const commaFault = (offset: number, text: string): SyntaxError | null => {
  if (mostTries(text) < 4) return null
  const before = errorsIn(text).length
  // With a line on each side: between lines, too, a comma may be missing.
  const start = text.lastIndexOf('\n', text.lastIndexOf('\n', offset - 1) - 1) + 1
  const end = lineEnd(text, lineEnd(text, offset) + 1)
  if (end - start > longest) return null
  const lines = text.slice(start, end)
  const found = [...missingCommas(lines, text), ...extraCommas(lines)]
    .slice(0, mostTries(text))
    .map(({ edit, ...one }) => ({
      ...one,
      repair: [{ ...edit, start: start + edit.start, end: start + edit.end }],
    }))
    .find(({ repair }) => errorsIn(applyEdits(text, repair)).length < before)
  if (!found) return null
  const { words, repair } = found
  const at = repair[0]?.start ?? offset
  return { offset: at, details: { rule: 'yaml-syntax', ...words, repair } }
}

type Typo = { edit: Edit; words: { message: string; fix: string } }

const missing = {
  message: 'a comma is missing here: inside of { } and [ ] each entry but the last ends with one.',
  fix: 'Write ", " between the two.',
}
const extra = {
  message: 'this comma ends nothing.',
  fix: 'Take it out: commas stand between the entries inside of { } and [ ] alone.',
}

/** What ends an entry, and what begins the next one: a closed quote or bracket, a quote or bracket or a key. */
const missingCommas = (lines: string, text: string): Typo[] => {
  const closed = lines.matchAll(/(?<=["'\]}])(?<!(?:^|[\s[{,])["'])[ \t]*\n?[ \t]*(?=[\w-]+:\s|["'[{])/g)
  // Between plain words only a line's end, or another entry with the same two keys, tells where one ends.
  const lineEnds = lines.matchAll(/(?<=[^\s,[{:])[ \t]*\n[ \t]*(?=[\w-]+:\s)/g)
  const words = [...lines.matchAll(/([;.]?)[ \t]+(?=([\w-]+):\s)/g)].filter(({ index, 2: key = '' }) =>
    isSecondKey(lines, index, key, text),
  )
  return [...closed, ...words, ...lineEnds].map(({ 0: gap, index, 1: sign = '' }) => ({
    words: missing,
    edit: { start: index, end: index + sign.length, text: gap === '' ? ', ' : ',' },
  }))
}

/** `{ email: first, after: 48 }` beside `{ email: second after: 48 }`. */
const isSecondKey = (lines: string, index: number, key: string, text: string): boolean => {
  const first = /[{,]\s*([\w-]+):\s[^{},\n]*$/.exec(lines.slice(0, index))?.[1]
  return (
    first !== undefined && new RegExp(`\\{[^{}\\n]*\\b${first}: [^{}\\n,:]*, ${key}: [^{}\\n]*\\}`).test(text)
  )
}

/** Two commas in a row, one behind an opening bracket, and one behind a whole quote or bracket at a line's end. */
const extraCommas = (lines: string): Typo[] => {
  const found = lines.matchAll(
    /(?<=[[{][ \t]*),[ \t]*|(?<=,[ \t]*),|(?<=["'\]}]),(?=[ \t]*(?:#.*)?(?:\n|$))/g,
  )
  return [...found].map(({ 0: comma, index }) => ({
    words: extra,
    edit: { start: index, end: index + comma.length, text: '' },
  }))
}

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** A longer line is left to its author. */
const longest = 2000
