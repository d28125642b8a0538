import { visit } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import { duplicateKey } from './duplicate-key.ts'
import { hashCuts, hashDetails } from './hash-cuts.ts'
import { missingDash } from './missing-dash.ts'
import { missingWith } from './missing-with.ts'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { errorsIn } from './errors-in.ts'
import { openQuote, quoteLine, spacesForTabs, valueStart } from './quote-line.ts'
import { firstCharacters, secondColon, syntaxDetails } from './syntax-words.ts'
import { wrongIndent } from './yaml-indent.ts'
import { lineAt } from './yaml-lines.ts'
import { upsetting } from './yaml-upset.ts'
import type { SyntaxError } from './yaml-upset.ts'

export const shownSyntaxErrors = 3

/**
 * The syntax errors worth reporting, each where it begins. After a tab, a line on the wrong level or a bracket that is never
 * closed, the other errors of the parser are mere consequences.
 */
export const syntaxErrors = (document: Document.Parsed, text: string): SyntaxError[] => {
  const all = [...document.errors, ...document.warnings]
  const [first] = all
  if (!first) return []
  const tab = all.find(({ code }) => code === 'TAB_AS_INDENT')
  if (tab) return [{ offset: tab.pos[0], details: { ...syntaxDetails(tab), repair: spacesForTabs(text) } }]
  const quote = openQuoteAmong(all, document, text)
  const alone =
    codeFence(text) ??
    oddCharacter(text, first.pos[0]) ??
    cutBefore(document, first.pos[0], text) ??
    (quote && startOf(first, document) >= quote.offset ? quote : movedLine(first, text))
  return alone ? [alone] : oneByOne(all, quote, document, text)
}

const oneByOne = (
  all: readonly YAMLError[],
  quote: SyntaxError | null,
  document: Document,
  text: string,
): SyntaxError[] => {
  const found: SyntaxError[] = []
  // A hostile file has a hundred thousand errors.
  const offsets = new Set<number>()
  for (const error of all) {
    // Everything after the quote was read as its text.
    if (quote && startOf(error, document) >= quote.offset) return [...found, quote]
    const upset = upsetting(error, document, text)
    if (upset) return [...found, upset]
    const early = earlyEnd(error, text)
    const offset = early?.offset ?? startOf(error, document)
    if (offsets.has(offset)) continue
    offsets.add(offset)
    if (found.length >= shownSyntaxErrors) found.push({ offset, details: syntaxDetails(error) })
    else if (error.code === 'DUPLICATE_KEY') found.push(duplicateKey(document, offset))
    else {
      const repair = isAboutOneValue.has(error.code) ? quoteLine(text, error.pos[0]) : undefined
      const details = early?.details ?? syntaxDetails(error)
      // A fix for the whole file makes this its only fault, whatever else the parser reports.
      const isAlone = found.every((other) =>
        repair?.some(({ start, end }) => start <= other.offset && other.offset < end),
      )
      const reported = { offset, details: { ...details, repair } }
      if (isAlone && repair && errorsIn(applyEdits(text, repair)).length === 0) return [reported]
      found.push(reported)
    }
  }
  return found
}

const movedLine = ({ code, pos: [offset] }: YAMLError, text: string): SyntaxError | null => {
  const dash = isAboutEntries.has(code) ? missingDash(offset, text) : null
  const isAboutLevels =
    code === 'BAD_INDENT' ||
    code === 'BLOCK_AS_IMPLICIT_KEY' ||
    code === 'MISSING_CHAR' ||
    (code === 'UNEXPECTED_TOKEN' && /^(---\r?\n)? /.test(text))
  return dash ?? (isAboutLevels ? (missingWith(text) ?? wrongIndent(offset, text)) : null)
}

const isAboutEntries = new Set<YAMLError['code']>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'DUPLICATE_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
])

/** A text cut by "#" where the parser fails on what follows: on the next line, or at a bracket that became a comment. */
const cutBefore = (document: Document, offset: number, text: string): SyntaxError | null => {
  const cut = hashCuts(text, () => document).find(
    ({ hash, end }) => hash === offset || (end <= offset && !text.slice(end, offset).trim()),
  )
  if (!cut) return null
  const details = hashDetails(text, cut)
  const isFixed = errorsIn(applyEdits(text, details.repair ?? [])).length < errorsIn(text).length
  return { offset: cut.hash, details: isFixed ? details : { ...details, repair: undefined } }
}

const closeIt = 'Close it where the text ends.'
const apostrophes = 'An apostrophe closes a text in single quotes: put one that has any into double quotes.'

const openQuoteAmong = (all: readonly YAMLError[], document: Document, text: string): SyntaxError | null => {
  const reported = all.find(isOpenQuote)
  const open = openQuote(text, all[0]?.pos[0] ?? 0)
  const offset = open?.offset ?? (reported && startOf(reported, document))
  if (offset === undefined) return null
  const line = text.slice(0, offset).split('\n').length
  return {
    offset,
    details: {
      rule: 'yaml-syntax',
      message: `the quote that opens here, on line ${line}, is not closed.`,
      fix: text[offset] === "'" ? `${closeIt} ${apostrophes}` : closeIt,
      repair: open?.repair,
    },
  }
}

/** Word processors write characters that only look like "-", ":" or a space: on the line of an error, or on the one above. */
const oddCharacter = (text: string, offset: number): SyntaxError | null => {
  const { start, next } = lineAt(text, offset)
  const above = text.lastIndexOf('\n', start - 2) + 1
  const found = lookAlike.exec(text.slice(above, next))
  return found && { offset: above + found.index + found[0].length - 1, details: typeItAgain }
}

const lookAlike =
  /^ *(?:[•·▪◦\u2012-\u2015−\u00a0\u2000-\u200b\u202f\u3000]|(?:- +)?[\w-]+(?:：|:[\u00a0\u2000-\u200b\u202f\u3000]))/m

const typeItAgain = {
  rule: 'yaml-syntax',
  message: 'this character only looks like a space, "-" or ":".',
  fix: 'Type it again with the keyboard.',
}

/** A text whose first character means something to YAML: the parser reports where the text continues, we report where it begins. */
const earlyEnd = (error: YAMLError, text: string): SyntaxError | null => {
  const isStop = error.code === 'UNEXPECTED_TOKEN' || isSecondColon(error)
  const value = isStop ? valueStart(text, error.pos[0]) : null
  if (value && isSecondColon(error))
    return { offset: value.at, details: { rule: 'yaml-syntax', ...secondColon } }
  const words = value && value.at <= error.pos[0] ? firstCharacters[value.first] : undefined
  return value && words
    ? {
        offset: value.at,
        details: { rule: 'yaml-syntax', ...words, fix: 'Put the whole text in quotes.' },
      }
    : null
}

const isSecondColon = ({ code, message }: YAMLError) =>
  code === 'BLOCK_IN_FLOW' || message.startsWith('Block collections are not allowed within flow')

/** The parser reports an open quote at the end of the file; we report where it opens. */
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

const isAboutOneValue = new Set<YAMLError['code']>([
  'BAD_SCALAR_START',
  'BAD_ALIAS',
  'UNEXPECTED_TOKEN',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
])

const codeFence = (text: string): SyntaxError | null => {
  const fence = /^```[a-z]*[ \t]*$/m.exec(text)
  return fence && { offset: fence.index, details: leftOverFence }
}

const leftOverFence = {
  rule: 'yaml-syntax',
  message: 'a line of "```" is left over from copied text.',
  fix: 'Delete this line and the closing "```".',
}
