import { visit } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import type { Details } from '../../diagnostics/make-diagnostic.ts'

export type SyntaxError = { offset: number; details: Details; related?: number[] }

export const upsetting = (error: YAMLError, document: Document, text: string): SyntaxError | null => {
  const { code, message: sentence } = error
  const [start] = error.pos
  if (code === 'BAD_INDENT' && sentence.startsWith('Flow')) return openBracket(error, document, text)
  const level = levels.find((one) => code === one.code && sentence.startsWith(one.begins))
  if (!level || (level.isNextLine && hasColon(text, start))) return null
  const { message, fix, isNextLine } = level
  const from = isNextLine ? text.indexOf('\n', start) : start
  const offset = from < 0 ? start : from + text.slice(from).search(/\S|$/)
  return { offset, details: { rule: 'yaml-syntax', message, fix } }
}

const levels = [
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    begins: 'Nested',
    isNextLine: true,
    message: 'this line is indented deeper than the line above, which already has a value.',
    fix: 'Align it with the keys of its level. A line that begins a list entry begins with "- ".',
  },
  {
    code: 'UNEXPECTED_TOKEN',
    begins: 'Unexpected block-seq-ind on same line',
    message: '"- " begins a list entry, and a list begins on a line of its own.',
    fix: 'Begin the list on the next line, or put quotes around a text that starts with "- ".',
  },
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    begins: 'A block sequence',
    message: 'there is a "- " between keys here.',
    fix: 'Begin every entry of a list with "- ", and indent the list below its key.',
  },
  {
    code: 'MISSING_CHAR',
    begins: 'Sequence item',
    message: 'this line is indented like the "- " above it, but has no "- " itself.',
    fix: 'Align it with the keys of the entry, two spaces deeper than the "- ".',
  },
] satisfies { code: YAMLError['code']; begins: string; isNextLine?: true; message: string; fix: string }[]

const openBracket = (error: YAMLError, document: Document, text: string): SyntaxError => {
  let offset = error.pos[0]
  visit(document, {
    Collection: (_, { flow, range }) => {
      if (flow && range && range[0] < error.pos[0] && range[1] >= error.pos[0]) offset = range[0]
    },
  })
  const [open, close] = text[offset] === '[' ? ['[', ']'] : ['{', '}']
  return {
    offset,
    details: {
      rule: 'yaml-syntax',
      message: `this "${open}" is not closed.`,
      fix: `Write "${close}" where it ends.`,
    },
  }
}

const hasColon = (text: string, from: number) => /^.*:(\s|$)/.test(text.slice(from).split('\n', 1)[0] ?? '')
