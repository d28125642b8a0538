import { visit } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import { duplicateKey } from './duplicate-key.ts'
import { applyEdits } from '../problems/apply-edits.ts'
import type { Repair } from '../problems/repair.ts'
import {
  dropMark,
  errorsIn,
  openQuote,
  quoteLine,
  spaceBehindColon,
  spacesForTabs,
  valueStart,
} from './syntax-repair.ts'
import type { Details } from './yaml-file.ts'
import { wrongIndent } from './yaml-indent.ts'
import { upsetting } from './yaml-upset.ts'
import type { SyntaxError } from './yaml-upset.ts'

/** Most syntax errors that are shown of one file, and most that a repair is looked for. */
export const shownSyntaxErrors = 3

/**
 * The syntax errors that are worth telling, each where it begins. A tab upsets all that follows it, and so do a line on
 * the wrong level and a bracket that is never closed.
 */
export const syntaxErrors = (document: Document.Parsed, text: string): SyntaxError[] => {
  const all = [...document.errors, ...document.warnings]
  const tabs = all.filter(({ code }) => code === 'TAB_AS_INDENT')
  const quote = tabs.length > 0 ? null : quoteAmong(all, document, text)
  const found: SyntaxError[] = []
  for (const error of tabs.length > 0 ? tabs : all) {
    // What stands behind it was read as its text.
    if (quote && startOf(error, document) >= quote.offset) return [...found, quote]
    const moved = found.length === 0 && tabs.length === 0 ? wrongIndent(error, text) : null
    if (moved) return [moved]
    const upset = upsetting(error, document, text)
    if (upset) return [...found, upset]
    const early = earlyEnd(error, text)
    const offset = early?.offset ?? startOf(error, document)
    if (found.some((other) => other.offset === offset)) continue
    if (found.length >= shownSyntaxErrors) found.push({ offset, details: syntaxDetails(error) })
    else if (error.code === 'DUPLICATE_KEY') found.push(duplicateKey(document, offset, text))
    else {
      const repair = found.length > 0 && error.code === 'TAB_AS_INDENT' ? undefined : repairOf(error, text)
      const told = { offset, details: { ...(early?.details ?? syntaxDetails(error)), repair } }
      // What mends all of the file is its one fault, whatever the parser stumbles over behind it.
      const isAlone = found.every((other) =>
        repair?.some(({ start, end }) => start <= other.offset && other.offset < end),
      )
      if (isAlone && repair && errorsIn(applyEdits(text, repair)).length === 0) return [told]
      found.push(told)
    }
  }
  return found
}

const quoteAmong = (all: readonly YAMLError[], document: Document, text: string): SyntaxError | null => {
  const [first] = all
  if (!first) return null
  const told = all.find(isOpenQuote)
  const open = openQuote(text, first.pos[0])
  const offset = open?.offset ?? (told && startOf(told, document))
  if (offset === undefined) return null
  const line = text.slice(0, offset).split('\n').length
  return {
    offset,
    details: {
      rule: 'yaml-syntax',
      message: `the quote that opens here, at line ${line}, is not closed.`,
      fix: 'Close it where the text ends.',
      repair: open?.repair,
    },
  }
}

/** A text whose first sign means something: the parser stumbles where the text goes on, the author looks where it begins. */
const earlyEnd = (error: YAMLError, text: string): SyntaxError | null => {
  const isStop = error.code === 'UNEXPECTED_TOKEN' || isSecondColon(error)
  const value = isStop ? valueStart(text, error.pos[0]) : null
  if (value && isSecondColon(error))
    return { offset: value.at, details: { rule: 'yaml-syntax', ...secondColon } }
  const words = value && value.at <= error.pos[0] ? firstSigns[value.sign] : undefined
  return value && words
    ? {
        offset: value.at,
        details: { rule: 'yaml-syntax', ...words, fix: 'Put the whole text in quotes.' },
      }
    : null
}

/** `{ title: Now: or never }` */
const isSecondColon = ({ code, message }: YAMLError) =>
  code === 'BLOCK_IN_FLOW' || message.startsWith('Block collections are not allowed within flow')

const begins = 'a text cannot start with'
const firstSigns: Record<string, { message: string }> = {
  '*': { message: `${begins} "*": that repeats the part of this name.` },
  '&': { message: `${begins} "&": that gives a part a name.` },
  '{': { message: `${begins} "{": that begins a group of keys, and ends with "}".` },
  '[': { message: `${begins} "[": that begins a list, and ends with "]".` },
  '}': { message: `${begins} "}": that ends a group of keys.` },
  ']': { message: `${begins} "]": that ends a list.` },
  '|': { message: `${begins} "|": that says that a text of several lines follows.` },
  '>': { message: `${begins} ">": that says that a text of several lines follows.` },
  '"': { message: 'this text begins with a quote that ends before the text does.' },
  "'": { message: 'this text begins with a quote that ends before the text does.' },
}

/** A quote that is never closed is noticed at the end of the file; the author looks for where it was opened. */
const startOf = (error: YAMLError, document: Document): number => {
  if (!isOpenQuote(error)) return error.pos[0]
  let start = error.pos[0]
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE_') && range && range[1] >= error.pos[0]) start = range[0]
    },
  })
  return start
}

const isOpenQuote = ({ message }: YAMLError) => /closing ["']quote/.test(message)

/** What mends an error that is one line's own. */
const repairOf = ({ code, pos: [offset] }: YAMLError, text: string): Repair => {
  if (code === 'TAB_AS_INDENT') return spacesForTabs(text)
  if (code === 'MULTIPLE_DOCS') return dropMark(text, offset)
  if (code === 'MULTILINE_IMPLICIT_KEY') return spaceBehindColon(text, offset)
  return isAboutOneValue.has(code) ? quoteLine(text, offset) : undefined
}

const isAboutOneValue = new Set<YAMLError['code']>([
  'BAD_SCALAR_START',
  'BAD_ALIAS',
  'UNEXPECTED_TOKEN',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
])

/** The words of the YAML parser, put for people who write campaigns. */
const syntaxDetails = (error: YAMLError): Details => {
  const known = wording[error.code]
  const message = known?.message ?? `is not valid YAML: ${error.message.trim().replace(/\.?$/, '.')}`
  return { rule: 'yaml-syntax', message, fix: known?.fix ?? 'Check the line and the one before it.' }
}

const secondColon = {
  message: 'a second ": " follows on one line.',
  fix: 'Put quotes around a text that holds ": ".',
}

const wording: Partial<Record<YAMLError['code'], { message: string; fix: string }>> = {
  TAB_AS_INDENT: { message: 'a tab is used to indent.', fix: 'Use two spaces for each level.' },
  BAD_INDENT: {
    message: 'this line is indented wrongly.',
    fix: 'Line it up with the keys of its level, two spaces each.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'this is not a "key: value" line.',
    fix: 'Is a ":" missing, or the space after it, or is a quote not closed?',
  },
  BLOCK_AS_IMPLICIT_KEY: secondColon,
  MISSING_CHAR: {
    message: 'a closing quote or bracket, or the ":" after a key, is missing.',
    fix: 'Close it, or write "key: value" with a space after the ":".',
  },
  BAD_SCALAR_START: {
    message: `${begins} this sign.`,
    fix: 'Put the whole text in quotes.',
  },
  UNEXPECTED_TOKEN: {
    message: 'the text goes on where it should have ended.',
    fix: "Put double quotes around a text that starts with a sign (* & ! ' [ {), or that holds a quote inside of quotes.",
  },
  BAD_ALIAS: {
    message: `${begins} "*" or "&": they name a part of the file, or repeat it.`,
    fix: 'Put the whole text in quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'a "\\" inside double quotes starts an escape.',
    fix: 'Use single quotes, or write "\\\\".',
  },
  MULTIPLE_DOCS: {
    message: 'a line of "---" starts a second document.',
    fix: 'Remove it: one file holds one campaign.',
  },
  NON_STRING_KEY: { message: 'a key must be a plain word.', fix: 'Write "key: value".' },
}
