import type { z } from 'zod'
import { didYouMean } from '../fixes/nearest.ts'
import { sectionHint } from './section-hint.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'

type Issue = z.core.$ZodIssue

export const describeIssue = (
  issue: Issue,
  value: unknown,
  description: string | undefined,
  keys: readonly string[],
): Details => {
  const choices = choicesOf(issue)
  if (value === undefined && isAboutAbsence(issue))
    return { rule: 'missing', message: 'is missing.', fix: missingFix(choices, description, keys) }
  if (choices)
    return {
      rule: 'choice',
      message: `${shown(value)} is none of the allowed values.`,
      fix: `${sectionHint(String(value), choices) ?? didYouMean(String(value), choices)}Allowed: ${choices.join(', ')}.`,
    }
  if (issue.code === 'invalid_type')
    return {
      rule: 'type',
      message: `must be ${kinds[issue.expected] ?? issue.expected}${issue.expected === 'object' && keys[0] ? ` such as "${keys[0]}: ..."` : ''}, but is ${kindOf(value)}.`,
      fix: typeFix(issue.expected, value) ?? withKeys(description, keys),
    }
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return {
      rule: issue.code === 'too_small' ? 'too-small' : 'too-large',
      message: sizeMessage(issue, value),
      fix: isSplit(issue, value) ? [description, splitFix].filter(Boolean).join(' ') : description,
    }
  const message =
    ownWords(issue) ?? (issue.code === 'invalid_format' ? formatMessage(issue.format, value) : 'is not valid')
  const seen = typeof value === 'string' || typeof value === 'number' ? `, but is ${shown(value)}` : ''
  return {
    rule: issue.code === 'custom' ? 'rule' : 'format',
    message: `${message}${seen}.`,
    fix: description,
  }
}

/** Perhaps by commas: too many texts. */
const isSplit = (issue: Issue, value: unknown) =>
  issue.code === 'too_big' && Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const splitFix = 'In [ ] each comma begins an entry: put quotes around a text that contains one.'

const withKeys = (description: string | undefined, keys: readonly string[]) =>
  keys.length > 0 ? [description, `Its keys: ${keys.join(', ')}.`].filter(Boolean).join(' ') : description

const missingFix = (
  choices: readonly string[] | undefined,
  description: string | undefined,
  keys: readonly string[],
) => {
  if (description) return `Add it: ${withKeys(description, keys)}`
  if (choices) return `Add it, with one of: ${choices.join(', ')}.`
  return keys.length > 0 ? `Add it, with its keys: ${keys.join(', ')}.` : 'Add it.'
}

const isAboutAbsence = (issue: Issue) =>
  issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union'

export const choicesOf = (issue: Issue): string[] | undefined => {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return issue.options.filter((option) => option !== undefined).map(String)
  return undefined
}

const sizeMessage = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string => {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(limit) === 1)
    return 'must not be empty.'
  const bound =
    issue.code === 'too_small'
      ? issue.inclusive
        ? 'at least'
        : 'more than'
      : issue.inclusive
        ? 'at most'
        : 'less than'
  if (Array.isArray(value)) {
    const entries = Number(limit) === 1 ? 'entry' : 'entries'
    const has = issue.code === 'too_big' ? `, but has ${value.length}` : ''
    return `must have ${bound} ${String(limit)} ${entries}${has}.`
  }
  if (typeof value !== 'string') return `must be ${bound} ${String(limit)}.`
  const why = ownWords(issue)
  return `must be ${bound} ${String(limit)} characters long, but has ${value.trim().length}${why ? `: ${why}` : ''}.`
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of keys',
  record: 'a group of keys',
  array: 'a list',
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  return typeof value === 'string' ? `the text ${shown(value)}` : shown(value)
}

/** Our schemas say "must be ..."; zod's own sentences start with a capital letter. */
const ownWords = (issue: Issue): string | undefined =>
  /^[a-z]/.test(issue.message) ? issue.message : undefined

const formatMessage = (format: string, value: unknown) => {
  if (format !== 'email') return `must be a valid ${format}`
  const [odd] = /[^\0-~]/u.exec(String(value).normalize('NFC')) ?? []
  return `must be an email address${odd ? `, which cannot hold "${odd}"` : ''}`
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  const end = typeof value === 'string' ? '..."' : '...'
  return text.length > 60 ? `${text.slice(0, 57)}${end}` : text
}

const typeFix = (expected: string, value: unknown): string | undefined => {
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  if (expected === 'string' && isPlain) return `Put quotes around it: "${String(value)}".`
  if (expected === 'string' && Array.isArray(value))
    return 'Write one text after the key, without "- ". Put quotes around a text that starts with "[".'
  if (expected === 'string' && isBraced(value)) return 'Put quotes around a text that starts with "{".'
  if (expected === 'string' && typeof value === 'object' && value)
    return 'Put quotes around a text that contains ": ".'
  if (expected === 'array' && value) return 'Write each entry on its own line, beginning with "- ".'
  if ((expected === 'number' || expected === 'int') && isNumeric(value)) return 'Remove its quotes.'
  if ((expected === 'number' || expected === 'int') && typeof value === 'string') {
    const count = inWords.indexOf(value.trim().toLowerCase())
    return count < 0 ? undefined : `Write ${count}.`
  }
  if (expected === 'boolean' && /^(yes|on|true)$/i.test(String(value))) return 'Write true, without quotes.'
  if (expected === 'boolean' && /^(no|off|false)$/i.test(String(value))) return 'Write false, without quotes.'
  return undefined
}

const inWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const isNumeric = (value: unknown) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

const isBraced = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => one === null)
