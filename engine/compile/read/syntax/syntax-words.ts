import type { YAMLError } from 'yaml'
import type { Details } from '../yaml-file.ts'

const begins = 'a text cannot start with'
/** What a text that begins with a sign means to YAML. */
export const firstCharacters: Record<string, { message: string }> = {
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

/** The words of the YAML parser, put for people who write campaigns. */
export const syntaxDetails = (error: YAMLError): Details => {
  const known = wording[error.code]
  const message = known?.message ?? `is not valid YAML: ${error.message.trim().replace(/\.?$/, '.')}`
  return { rule: 'yaml-syntax', message, fix: known?.fix ?? 'Check the line and the one before it.' }
}

export const secondColon = {
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
