import { z } from 'zod'
import type { Edit } from '../diagnostics/diagnostic.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'
import { nearest } from '../fixes/nearest.ts'
import { quoted } from '../fixes/repair-text.ts'
import { quoteValue } from '../read/edit-value.ts'
import type { Path, YamlFile } from '../read/parsed-yaml.ts'
import { isPhone, likelySuggestion } from './likely-suggestion.ts'
import { dashBefore, quoteBraced } from './quote-edits.ts'
import { choicesOf } from './schema-words.ts'
import { replacementFor } from './synonyms.ts'
import { descriptionOf, knownKeys } from './walk-schema.ts'

/** Details of an issue with what to write, where the value shows what was meant, and with a repair for typos, quotes and dashes. */
export const withHelp = (
  yaml: YamlFile,
  path: Path,
  issue: z.core.$ZodIssue,
  details: Details,
  schema: unknown,
  value: unknown,
): Details => {
  const withWritten = (written: string) => ({
    ...details,
    fix: [`Write ${written}.`, details.fix].filter(Boolean).join(' '),
  })
  if (issue.code === 'invalid_type' && issue.expected === 'object' && typeof value === 'string') {
    const key = oneKey(schema, value)
    if (key !== undefined) return withWritten(`{ ${key}: ${quoted(value)} }`)
    if (isChoice(schema, value)) return withWritten(`{ value: ${quoted(value)}, label: ${quoted(value)} }`)
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && isRefusedAsText(schema, value))
    return { ...details, fix: descriptionOf(schema) }
  if (issue.code === 'invalid_type') {
    const isCount = issue.expected === 'number' || issue.expected === 'int'
    const about = schema instanceof z.ZodType ? descriptionOf(schema) : undefined
    const amount = isCount ? suggestDuration(value, about) : undefined
    if (amount !== undefined) return { ...details, fix: `Write ${amount}.` }
    return { ...details, repair: typeRepair(yaml, path, issue.expected, value) }
  }
  if (details.rule === 'choice') {
    const choices = choicesOf(issue) ?? []
    const isSynonym = replacementFor(String(value), choices) !== undefined
    return isSynonym
      ? details
      : { ...details, replacement: { of: value, write: nearest(String(value), choices) } }
  }
  const date = details.rule === 'format' && isMoment(schema) ? suggestDate(String(value)) : null
  if (date) return { ...details, ...date }
  if (isPhone(schema, value)) return { ...details, fix: phoneFix }
  const isText = details.rule === 'format' || details.rule === 'rule'
  const suggestion = isText ? likelySuggestion(schema, value) : undefined
  return suggestion === undefined ? details : withWritten(JSON.stringify(suggestion))
}

const typeRepair = (yaml: YamlFile, path: Path, expected: string, value: unknown): Edit[] | undefined => {
  if (expected === 'array' && typeof value === 'string') return dashBefore(yaml, path)
  if (expected !== 'string') return undefined
  return typeof value === 'object' ? quoteBraced(yaml, path) : quoteValue(yaml, path)
}

/** A date with its time and zone; not a text that may contain one. */
const isMoment = (schema: unknown): boolean =>
  schema instanceof z.ZodType &&
  schema.safeParse('2027-03-04T18:00:00+01:00').success &&
  !schema.safeParse('2027').success

const phoneFix = 'Write a phone number with "tel:" and its country code, such as "tel:+442079460100".'

const oneKey = (schema: unknown, value: unknown): string | undefined => {
  if (!(schema instanceof z.ZodType) || typeof value !== 'string' || value.length > 300) return undefined
  const [only, ...others] = knownKeys(schema, {}).filter((key) => schema.safeParse({ [key]: value }).success)
  return others.length === 0 ? only : undefined
}

const isChoice = (schema: unknown, words: string): boolean =>
  schema instanceof z.ZodType &&
  knownKeys(schema, {}).includes('label') &&
  schema.safeParse({ value: words, label: words }).success

/** A number or truth value that quotes would not make valid. */
const isRefusedAsText = (schema: unknown, value: unknown): schema is z.ZodType =>
  schema instanceof z.ZodType &&
  (typeof value === 'number' || typeof value === 'boolean') &&
  !schema.safeParse(String(value)).success

const minutesOf = { minutes: 1, hours: 60, days: 1440 }

/** "2.5 hours" in the unit that the description of its key names, as a whole number: 150 minutes. */
export const suggestDuration = (value: unknown, description = ''): number | undefined => {
  const units = (['minutes', 'hours', 'days'] as const).filter((unit) =>
    new RegExp(`\\b${unit}\\b`, 'i').test(description),
  )
  const [unit, ...others] = units
  if (!unit || others.length > 0 || typeof value !== 'string' || value.length > 40) return undefined
  const [, digits, written] =
    /^(\d+(?:[.,]\d+)?)[ -]?(m|mins?|minutes?|h|hrs?|hours?|d|days?)\.?$/.exec(value.trim().toLowerCase()) ??
    []
  if (digits === undefined || written === undefined) return undefined
  const minutes = { m: 1, h: 60, d: 1440 }[written.charAt(0)] ?? NaN
  const amount = (Number(digits.replace(',', '.')) * minutes) / minutesOf[unit]
  return Number.isInteger(amount) ? amount : undefined
}

/** A moment that is not written as ISO 8601: what it lacks, and how to write it. */
type DateSuggestion = { message: string; fix: string }

const forms = [
  /^(?<y>\d{4})[-./](?<m>\d{1,2})[-./](?<d>\d{1,2})(?!\d)/,
  /^(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4})(?!\d)/,
]
const zoneAtEnd = /(?:Z|[+-]\d\d:?\d\d)$/

/** For "2026-12-31 18:00" or "31.12.2026"; null where no date can be recognised. */
export const suggestDate = (value: string): DateSuggestion | null => {
  const text = value.trim()
  const found = forms.map((form) => form.exec(text)).find((match) => match !== null)
  const { y = '', m = '', d = '' } = found?.groups ?? {}
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  if (!found || !exists(day)) return null
  const rest = text.slice(found[0].length)
  const zone = zoneAtEnd.exec(rest)?.[0]
  const time = /(\d{1,2}):(\d\d)/.exec(rest.replace(zoneAtEnd, ''))
  const lacks = [...(time ? [] : ['the time']), ...(zone ? [] : ['the time zone'])]
  const own = [...(time ? [] : ['your time for 18:00']), ...(zone ? [] : ['your time zone for +01:00'])]
  const written = `${day}T${time ? `${time[1]?.padStart(2, '0')}:${time[2]}` : '18:00'}:00${zone?.replace(/(\d\d):?(\d\d)$/, '$1:$2') ?? '+01:00'}`
  const shown = JSON.stringify(text.slice(0, 60))
  return {
    message: `must be date, time and time zone in one${lacks.length > 0 ? `: ${shown} lacks ${lacks.join(' and ')}` : `, but is ${shown}`}.`,
    fix: `Write '${written}'${own.length > 0 ? `, with ${own.join(' and ')}` : ''}.`,
  }
}

/** `Date` would read February 30 as March 2. */
const exists = (day: string) => {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}
