import { z } from 'zod'
import { suggestDate } from './suggest-date.ts'
import { suggestDuration } from './suggest-duration.ts'
import { nearest } from './nearest.ts'
import { replaceValue, wrapValue } from './repair.ts'
import { quoted } from './repair-text.ts'
import { isPhone, likelySuggestion, repairType } from './schema-repair.ts'
import { choicesOf } from '../diagnostics/schema-words.ts'
import { replacementFor } from './synonyms.ts'
import { descriptionOf, knownKeys } from '../read/walk-schema.ts'
import type { Details, YamlFile } from '../read/yaml-file.ts'

/** What would mend an issue, where the value tells what was meant. */
export const withRepair = (
  yaml: YamlFile,
  path: readonly PropertyKey[],
  issue: z.core.$ZodIssue,
  details: Details,
  schema: unknown,
  value: unknown,
): Details => {
  if (issue.code === 'invalid_type' && issue.expected === 'object' && typeof value === 'string') {
    const key = oneKey(schema, value)
    const isOne = key === undefined && isChoice(schema, value)
    const written = isOne ? `value: ${quoted(value)}, label` : key
    const fix = [written && `Write { ${written}: ${quoted(value)} }.`, details.fix].filter(Boolean).join(' ')
    if (isOne) return { ...details, fix, repair: wrapValue(yaml, path, 'label', { value }) }
    if (key !== undefined) return { ...details, fix, repair: wrapValue(yaml, path, key) }
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && isRefusedAsText(schema, value))
    return { ...details, fix: descriptionOf(schema) }
  const amount =
    issue.code === 'invalid_type' && isCount(issue.expected)
      ? suggestDuration(value, schema instanceof z.ZodType ? descriptionOf(schema) : undefined)
      : undefined
  if (amount !== undefined)
    return { ...details, fix: `Write ${amount}.`, repair: replaceValue(yaml, path, amount) }
  if (issue.code === 'invalid_type')
    return { ...details, repair: repairType(yaml, path, issue.expected, value) }
  if (details.rule === 'choice') {
    const choices = choicesOf(issue) ?? []
    // Another word for it is no slip of the pen: its author decides.
    const write =
      replacementFor(String(value), choices) === undefined ? nearest(String(value), choices) : undefined
    return { ...details, replacement: { of: value, write } }
  }
  const date = details.rule === 'format' && isMoment(schema) ? suggestDate(String(value)) : null
  if (date)
    return { ...details, message: date.message, fix: date.fix, replacement: { of: value, write: date.write } }
  const suggestion =
    details.rule === 'format' || details.rule === 'rule' ? likelySuggestion(schema, value) : undefined
  if (isPhone(schema, value)) return { ...details, fix: phoneFix }
  if (suggestion === undefined) return details
  const fix = [`Write ${JSON.stringify(suggestion)}.`, details.fix].filter(Boolean).join(' ')
  return { ...details, fix, replacement: { of: value, write: suggestion } }
}

/** A date with its time and zone, and no text that may hold one. */
const isMoment = (schema: unknown): boolean =>
  schema instanceof z.ZodType &&
  schema.safeParse('2027-03-04T18:00:00+01:00').success &&
  !schema.safeParse('2027').success

const isCount = (expected: string) => expected === 'number' || expected === 'int'

const phoneFix = 'Write a phone number with tel: and its country in front, such as "tel:+442079460100".'

/** The key under which a map may hold this text and nothing else. */
const oneKey = (schema: unknown, value: unknown): string | undefined => {
  if (!(schema instanceof z.ZodType) || typeof value !== 'string' || value.length > 300) return undefined
  const [only, ...others] = knownKeys(schema, {}).filter((key) => schema.safeParse({ [key]: value }).success)
  return others.length === 0 ? only : undefined
}

/** Whether the words of a choice can be both what is stored and what is read. */
const isChoice = (schema: unknown, words: string): boolean =>
  schema instanceof z.ZodType &&
  knownKeys(schema, {}).includes('label') &&
  schema.safeParse({ value: words, label: words }).success

/** A number or truth value that would be wrong in quotes, too. */
const isRefusedAsText = (schema: unknown, value: unknown): schema is z.ZodType =>
  schema instanceof z.ZodType &&
  (typeof value === 'number' || typeof value === 'boolean') &&
  !schema.safeParse(String(value)).success
