import { visit } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import { quoteHash } from './quote-line.ts'
import type { Details } from '../../diagnostics/make-diagnostic.ts'

export type SyntaxError = { offset: number; details: Details; related?: number[] }

/** An error after which the other errors of the parser mean nothing to the author. */
export const upsetting = (error: YAMLError, document: Document, text: string): SyntaxError | null => {
  const [start] = error.pos
  const sentence = error.message
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && sentence.startsWith('Nested') && !hasColon(text, start))
    return wrongLevel(nextLine(text, start), levels.deeper)
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && sentence.startsWith('A block sequence'))
    return wrongLevel(firstCharacter(text, start), levels.list)
  if (error.code === 'UNEXPECTED_TOKEN' && sentence.startsWith('Unexpected block-seq-ind on same line'))
    return wrongLevel(firstCharacter(text, start), levels.dash)
  if (error.code === 'MISSING_CHAR' && sentence.startsWith('Sequence item'))
    return wrongLevel(firstCharacter(text, start), levels.entry)
  if (error.code === 'BAD_INDENT' && sentence.startsWith('Flow')) return openBracket(error, document, text)
  return null
}

const wrongLevel = (offset: number, words: { message: string; fix: string }): SyntaxError => ({
  offset,
  details: { rule: 'yaml-syntax', ...words },
})

const levels = {
  deeper: {
    message: 'this line is indented deeper than the line above, which already has a value.',
    fix: 'Align it with the keys of its level. A line that begins a list entry begins with "- ".',
  },
  dash: {
    message: '"- " begins a list entry, and a list begins on a line of its own.',
    fix: 'Begin the list on the next line, or put quotes around a text that starts with "- ".',
  },
  list: {
    message: 'there is a "- " between keys here.',
    fix: 'Begin every entry of a list with "- ", and indent the list below its key.',
  },
  entry: {
    message: 'this line is indented like the "- " above it, but has no "- " itself.',
    fix: 'Align it with the keys of the entry, two spaces deeper than the "- ".',
  },
}

const openBracket = (error: YAMLError, document: Document, text: string): SyntaxError => {
  let offset = error.pos[0]
  visit(document, {
    Collection: (_, { flow, range }) => {
      if (flow && range && range[0] < error.pos[0] && range[1] >= error.pos[0]) offset = range[0]
    },
  })
  const comment = /^[^\n'"]*?\s#/.exec(text.slice(offset))
  const hash = offset + (comment?.[0].length ?? 0) - 1
  if (comment) return { offset: hash, details: { ...commentInside, repair: quoteHash(text, hash) } }
  const sign = text[offset] === '[' ? '[' : '{'
  return {
    offset,
    details: {
      rule: 'yaml-syntax',
      message: `this "${sign}" is not closed.`,
      fix: `Write "${sign === '[' ? ']' : '}'}" where it ends.`,
    },
  }
}

const commentInside: Details = {
  rule: 'unquoted-hash',
  message: 'YAML reads "#" after a space as the beginning of a comment and ignores the rest of the line.',
  fix: 'Put quotes around a value that starts with "#".',
}

const hasColon = (text: string, from: number) => /^.*:(\s|$)/.test(text.slice(from).split('\n', 1)[0] ?? '')
const firstCharacter = (text: string, from: number) => from + text.slice(from).search(/\S|$/)
const nextLine = (text: string, from: number) => {
  const end = text.indexOf('\n', from)
  return end < 0 ? from : firstCharacter(text, end)
}
