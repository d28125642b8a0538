import { z } from 'zod'
import { nearest } from './nearest.ts'
import { pathText } from './problem.ts'
import type { Problem } from './problem.ts'
import { typeFix } from './type-fix.ts'
import { knownKeys, schemaAt } from './walk-schema.ts'
import { isCommaAccident, isCommentAccident } from './yaml-file.ts'
import type { Details, Report, YamlFile } from './yaml-file.ts'

type Issue = z.core.$ZodIssue

/** Where a value came from: its file, and how a problem at one of its paths is placed there. */
export type Source = { yaml: YamlFile; report: Report }

/** Every way in which a value misses its schema. `base` is where the value stands in its file. */
export const schemaProblems = (
  source: Source,
  schema: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
  base: readonly PropertyKey[] = [],
): Problem[] =>
  issues.filter(isFirst).flatMap((issue) => {
    const path = [...base, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      const holder = schemaAt(schema, value, issue.path)
      const names = holder ? knownKeys(holder, valueAt(value, issue.path)) : []
      return oneComma(
        issue.keys.map((key) =>
          source.report([...path, key], { ...unknownKey(source, path, key, names), at: 'key' }),
        ),
      )
    }
    if (issue.code === 'invalid_key') {
      const reason = issue.issues[0]?.message ?? 'is not allowed'
      return [source.report(path, { rule: 'key', message: `this key ${reason}.`, at: 'key' })]
    }
    const branch = issue.code === 'invalid_union' ? closestBranch(issue.errors) : []
    if (branch.length > 0) return schemaProblems(source, schema, value, branch.map(under(issue.path)), base)
    const about = schemaAt(schema, value, issue.path)
    const description = about instanceof z.ZodType ? about.description : undefined
    const found = valueAt(value, issue.path)
    if (found === null && isCommentAccident(source.yaml, path)) return [source.report(path, commentAccident)]
    const keys = about ? knownKeys(about, found) : []
    return [source.report(path, describeIssue(issue, found, description, keys))]
  })

/** A value of the wrong kind has no size worth a word. */
const isFirst = (issue: Issue, _at: number, all: readonly Issue[]) =>
  !(issue.code === 'too_small' || issue.code === 'too_big') ||
  !all.some(({ code, path }) => code === 'invalid_type' && String(path) === String(issue.path))

/** Each further comma of one text makes one more key; the quotes that mend the first mend them all. */
const oneComma = (problems: Problem[]): Problem[] => {
  const first = problems.find(({ rule }) => rule === 'unquoted-comma')
  return problems.filter((problem) => problem.rule !== 'unquoted-comma' || problem === first)
}

const commentAccident: Details = {
  rule: 'unquoted-hash',
  message: 'is empty, because "#" after a space starts a comment.',
  fix: 'Put quotes around a value that starts with "#".',
}

const unknownKey = (source: Source, path: readonly PropertyKey[], key: string, names: string[]): Details => {
  if (isCommaAccident(source.yaml, [...path, key]))
    return {
      rule: 'unquoted-comma',
      message: `the comma before "${key}" ends the text, so "${key}" became a key of its own.`,
      fix: 'Put quotes around a text that holds a comma: { text: "one, two" }.',
    }
  const allowed = names.length > 0 ? `Allowed here: ${names.join(', ')}.` : 'Remove it.'
  const meant = nearest(key, names)
  return {
    rule: 'unknown-key',
    ...(meant !== undefined && { meant: pathText([...path, meant]) }),
    message: 'this key is not known.',
    fix: `${didYouMean(key, names)}${allowed}`,
  }
}

const describeIssue = (
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
      fix: `${didYouMean(String(value), choices)}Allowed: ${choices.join(', ')}.`,
    }
  if (issue.code === 'invalid_type')
    return {
      rule: 'type',
      message: `must be ${kinds[issue.expected] ?? issue.expected}, but is ${kindOf(value)}.`,
      fix: typeFix(issue.expected, value) ?? withKeys(description, keys),
    }
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return {
      rule: issue.code === 'too_small' ? 'too-small' : 'too-large',
      message: sizeMessage(issue),
      fix: description,
    }
  const message =
    ownWords(issue) ?? (issue.code === 'invalid_format' ? formatMessage(issue.format) : 'is not valid')
  const seen = typeof value === 'string' || typeof value === 'number' ? `, but is ${shown(value)}` : ''
  return {
    rule: issue.code === 'custom' ? 'rule' : 'format',
    message: `${message}${seen}.`,
    fix: description,
  }
}

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

const choicesOf = (issue: Issue): string[] | undefined => {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return issue.options.filter((option) => option !== undefined).map(String)
  return undefined
}

const sizeMessage = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string => {
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
  if (issue.origin === 'array')
    return `must have ${bound} ${String(limit)} ${Number(limit) === 1 ? 'entry' : 'entries'}.`
  return `must be ${bound} ${String(limit)}${issue.origin === 'string' ? ' characters long' : ''}.`
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a map of keys',
  record: 'a map of keys',
  array: 'a list',
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map of keys'
  return typeof value === 'string' ? `the text ${shown(value)}` : shown(value)
}

/** Our schemas say "must be ..."; zod's own sentences start with a capital letter. */
const ownWords = (issue: Issue): string | undefined =>
  /^[a-z]/.test(issue.message) ? issue.message : undefined

const formatMessage = (format: string) =>
  format === 'email' ? 'must be an e-mail address' : `must be a valid ${format}`

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

export const didYouMean = (word: string, names: readonly string[]): string => {
  const name = nearest(word, names)
  return name ? `Did you mean "${name}"? ` : ''
}

const closestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []

/** A branch that the value entered deeper is the one that was meant. */
const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length))

const under =
  (path: readonly PropertyKey[]) =>
  (issue: Issue): Issue => ({ ...issue, path: [...path, ...issue.path] })

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    value,
  )
