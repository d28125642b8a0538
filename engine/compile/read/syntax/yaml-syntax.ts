import { visit } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import { duplicateKey } from './duplicate-key.ts'
import { cutUpTo } from './hash-words.ts'
import { missingDash } from './missing-dash.ts'
import { applyEdits } from '../../fixes/apply-edits.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { errorsIn } from './errors-in.ts'
import { openQuote, quoteLine, spacesForTabs, valueStart } from './quote-line.ts'
import { oddCharacters } from './odd-characters.ts'
import { firstCharacters, secondColon, syntaxDetails } from './syntax-words.ts'
import { wrongIndent } from './yaml-indent.ts'
import { upsetting } from './yaml-upset.ts'
import type { SyntaxError } from './yaml-upset.ts'

export const shownSyntaxErrors = 3

/**
 * The syntax errors worth reporting, each where it begins. After a tab, a line on the wrong level or a bracket that is never
 * closed, the other errors of the parser are mere consequences.
 */
export const syntaxErrors = (document: Document.Parsed, text: string): SyntaxError[] => {
  const found = errorsOf(document, text)
  const fence = found.length > 0 ? codeFence(text) : null
  if (fence) return [fence]
  const odd = found.length > 0 ? oddCharacters(text) : null
  if (odd) return [odd]
  const cut = found[0] && cutUpTo(text, found[0].offset)
  return cut ? [cut] : found
}

const errorsOf = (document: Document.Parsed, text: string): SyntaxError[] => {
  const all = [...document.errors, ...document.warnings]
  const tabs = all.filter(({ code }) => code === 'TAB_AS_INDENT')
  const quote = tabs.length > 0 ? null : quoteAmong(all, document, text)
  const found: SyntaxError[] = []
  // A hostile file has a hundred thousand errors.
  const offsets = new Set<number>()
  for (const error of tabs.length > 0 ? tabs : all) {
    // Everything after the quote was read as its text.
    if (quote && startOf(error, document) >= quote.offset) return [...found, quote]
    const dash = found.length === 0 && tabs.length === 0 ? missingDash(error, text) : null
    if (dash) return [dash]
    const moved = found.length === 0 && tabs.length === 0 ? wrongIndent(error, text) : null
    if (moved) return [moved]
    const upset = upsetting(error, document, text)
    if (upset) return [...found, upset]
    const early = earlyEnd(error, text)
    const offset = early?.offset ?? startOf(error, document)
    if (offsets.has(offset)) continue
    offsets.add(offset)
    if (found.length >= shownSyntaxErrors) found.push({ offset, details: syntaxDetails(error) })
    else if (error.code === 'DUPLICATE_KEY') found.push(duplicateKey(document, offset, text))
    else {
      const repair = found.length > 0 && error.code === 'TAB_AS_INDENT' ? undefined : repairOf(error, text)
      const reported = { offset, details: { ...(early?.details ?? syntaxDetails(error)), repair } }
      // A fix for the whole file makes this its only fault, whatever else the parser reports.
      const isAlone = found.every((other) =>
        repair?.some(({ start, end }) => start <= other.offset && other.offset < end),
      )
      if (isAlone && repair && errorsIn(applyEdits(text, repair)).length === 0) return [reported]
      found.push(reported)
    }
  }
  return found
}

const quoteAmong = (all: readonly YAMLError[], document: Document, text: string): SyntaxError | null => {
  const [first] = all
  if (!first) return null
  const reported = all.find(isOpenQuote)
  const open = openQuote(text, first.pos[0])
  const offset = open?.offset ?? (reported && startOf(reported, document))
  if (offset === undefined) return null
  const line = text.slice(0, offset).split('\n').length
  return {
    offset,
    details: {
      rule: 'yaml-syntax',
      message: `the quote that opens here, on line ${line}, is not closed.`,
      fix: 'Close it where the text ends.',
      repair: open?.repair,
    },
  }
}

/** A text whose first character means something to YAML: the parser reports where the text continues, we report where it begins. */
const earlyEnd = (error: YAMLError, text: string): SyntaxError | null => {
  const isStop = error.code === 'UNEXPECTED_TOKEN' || isSecondColon(error)
  const value = isStop ? valueStart(text, error.pos[0]) : null
  if (value && isSecondColon(error))
    return { offset: value.at, details: { rule: 'yaml-syntax', ...secondColon } }
  const words = value && value.at <= error.pos[0] ? firstCharacters[value.sign] : undefined
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

const repairOf = ({ code, pos: [offset] }: YAMLError, text: string): Edit[] | undefined => {
  if (code === 'TAB_AS_INDENT') return spacesForTabs(text)
  return isAboutOneValue.has(code) ? quoteLine(text, offset) : undefined
}

const isAboutOneValue = new Set<YAMLError['code']>([
  'BAD_SCALAR_START',
  'BAD_ALIAS',
  'UNEXPECTED_TOKEN',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
])

/** Lines of "```" around text that was copied from a chat or a document. */
const codeFence = (text: string): SyntaxError | null => {
  const fences = [...text.matchAll(/^```[a-z]*[ \t]*(?:\r?\n|$)/gm)]
  const [first] = fences
  if (!first || fences.length > 2) return null
  return {
    offset: first.index,
    details: {
      rule: 'yaml-syntax',
      message: 'a line of "```" is left over from copied text.',
      fix: 'Delete this line and the closing "```".',
    },
  }
}
