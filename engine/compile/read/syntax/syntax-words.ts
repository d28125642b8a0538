import type { YAMLError } from 'yaml'
import type { Details } from '../../diagnostics/make-diagnostic.ts'

const begins = 'a text cannot start with'
export const firstCharacters: Record<string, { message: string }> = {
  '*': { message: `${begins} "*": in YAML that repeats a named part of the file.` },
  '&': { message: `${begins} "&": in YAML that names a part of the file.` },
  '{': { message: `${begins} "{": in YAML that begins a group of keys, which ends with "}".` },
  '[': { message: `${begins} "[": in YAML that begins a list, which ends with "]".` },
  '}': { message: `${begins} "}": in YAML that ends a group of keys.` },
  ']': { message: `${begins} "]": in YAML that ends a list.` },
  '|': { message: `${begins} "|": in YAML that announces a text of several lines.` },
  '>': { message: `${begins} ">": in YAML that announces a text of several lines.` },
  '"': { message: 'the text continues after its closing quote.' },
  "'": { message: 'the text continues after its closing quote.' },
}

export const syntaxDetails = (error: YAMLError): Details => {
  const known = wording[error.code]
  const message = known?.message ?? `is not valid YAML: ${error.message.trim().replace(/\.?$/, '.')}`
  return { rule: 'yaml-syntax', message, fix: known?.fix ?? 'Check the line and the one before it.' }
}

export const secondColon = {
  message: 'this line has a second ": ".',
  fix: 'Put quotes around a text that contains ": ".',
}

const wording: Partial<Record<YAMLError['code'], { message: string; fix: string }>> = {
  TAB_AS_INDENT: { message: 'a tab is used to indent.', fix: 'Use two spaces for each level.' },
  BAD_INDENT: {
    message: 'the indentation of this line is wrong.',
    fix: 'Align it with the keys of its level, with two spaces for each level.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'this is not a "key: value" line.',
    fix: 'Check for a missing ":", a missing space after it, or a quote that is not closed.',
  },
  BLOCK_AS_IMPLICIT_KEY: secondColon,
  MISSING_CHAR: {
    message: 'a closing quote or bracket, a comma inside { } or [ ], or the ":" after a key is missing.',
    fix: 'Add it. A key and its value are written "key: value", with a space after the ":".',
  },
  BAD_SCALAR_START: {
    message: `${begins} this character.`,
    fix: 'Put the whole text in quotes.',
  },
  UNEXPECTED_TOKEN: {
    message: 'the text continues where it should have ended.',
    fix: "Put double quotes around a text that starts with * & ! ' [ or {, or that has a quote inside quotes. Inside { } and [ ], separate entries with commas.",
  },
  BAD_ALIAS: {
    message: `${begins} "*" or "&": in YAML they name a part of the file, or repeat it.`,
    fix: 'Put the whole text in quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'a "\\" inside double quotes starts an escape sequence.',
    fix: 'Use single quotes, or write "\\\\".',
  },
  MULTIPLE_DOCS: {
    message: 'a line of "---" starts a second document.',
    fix: 'Remove it: one file holds one campaign.',
  },
  NON_STRING_KEY: { message: 'a key must be a plain word.', fix: 'Write "key: value".' },
}
