import { z } from 'zod'
import type { Edit } from '../diagnostics/diagnostic.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'
import { sureNearest } from '../fixes/nearest.ts'
import { quoted } from '../fixes/repair-text.ts'
import { quoteValue } from '../read/edit-value.ts'
import type { Path, YamlFile } from '../read/parsed-yaml.ts'
import { likelySuggestion } from './likely-suggestion.ts'
import { dashBefore } from './quote-edits.ts'
import { choicesOf } from './schema-words.ts'
import { descriptionOf, knownKeys } from './walk-schema.ts'

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
  if (issue.code === 'invalid_type')
    return { ...details, repair: typeRepair(yaml, path, issue.expected, value) }
  if (details.rule === 'choice')
    return {
      ...details,
      replacement: { of: value, write: sureNearest(String(value), choicesOf(issue) ?? []) },
    }
  const isText = details.rule === 'format' || details.rule === 'rule'
  const suggestion = isText ? likelySuggestion(schema, value) : undefined
  return suggestion === undefined ? details : withWritten(JSON.stringify(suggestion))
}

const typeRepair = (yaml: YamlFile, path: Path, expected: string, value: unknown): Edit[] | undefined => {
  if (expected === 'array' && typeof value === 'string') return dashBefore(yaml, path)
  return expected === 'string' ? quoteValue(yaml, path) : undefined
}

const oneKey = (schema: unknown, value: unknown): string | undefined => {
  if (!(schema instanceof z.ZodType) || typeof value !== 'string' || value.length > 300) return undefined
  const [only, ...others] = knownKeys(schema, {}).filter((key) => schema.safeParse({ [key]: value }).success)
  return others.length === 0 ? only : undefined
}

const isChoice = (schema: unknown, words: string): boolean =>
  schema instanceof z.ZodType &&
  knownKeys(schema, {}).includes('label') &&
  schema.safeParse({ value: words, label: words }).success

const isRefusedAsText = (schema: unknown, value: unknown): schema is z.ZodType =>
  schema instanceof z.ZodType &&
  (typeof value === 'number' || typeof value === 'boolean') &&
  !schema.safeParse(String(value)).success
