import type { YAMLError } from 'yaml'
import type { Details } from './yaml-file.ts'

/** The words of the YAML parser, put for people who write campaigns. */
export const syntaxDetails = (error: YAMLError, text: string): Details => {
  const known = wording[error.code]
  const message = known?.message ?? `is not valid YAML: ${error.message.trim().replace(/\.?$/, '.')}`
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^\s:]+/.exec(text.slice(error.pos[0]))?.[0] ?? 'this key'
    return {
      rule: 'duplicate-key',
      message: `the key ${JSON.stringify(key)} stands here twice.`,
      fix: 'Keep one of them.',
    }
  }
  return { rule: 'yaml-syntax', message, fix: known?.fix ?? 'Check the line and the one before it.' }
}

const wording: Partial<Record<YAMLError['code'], { message: string; fix: string }>> = {
  TAB_AS_INDENT: { message: 'a tab is used to indent.', fix: 'Use two spaces for each level.' },
  BAD_INDENT: {
    message: 'this line is indented wrongly.',
    fix: 'Line it up with the keys of its level, two spaces each.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'this is not a "key: value" line.',
    fix: 'Is a ":" missing, or is a quote not closed?',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second ": " follows on one line.',
    fix: 'Put quotes around a text that holds ": ".',
  },
  MISSING_CHAR: {
    message: 'a closing quote or bracket, or the ":" after a key, is missing.',
    fix: 'Close it, or write "key: value" with a space after the ":".',
  },
  BAD_SCALAR_START: {
    message: 'a text cannot start with this sign.',
    fix: 'Put quotes around the text.',
  },
  BAD_ALIAS: {
    message: 'a word that starts with "*" or "&" has a meaning of its own in YAML.',
    fix: 'Put quotes around it.',
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
