import type { z } from 'zod'
import { isRequired, knownKeys, schemaAt } from './walk-schema.ts'
import type { Path } from '../read/parsed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from './source.ts'
import { valueAt } from './value-at.ts'

type Issue = z.core.$ZodIssue

/** `options: [Small, Large]`: a list of words in place of groups of keys is one diagnostic, with the issues that it covers. */
export const wordLists = (
  { report }: Source,
  schema: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
  base: Path,
): { diagnostics: Diagnostic[]; issues: ReadonlySet<Issue> } => {
  const lists = Map.groupBy(
    issues.filter((issue) => isWord(issue, value)),
    ({ path }) => JSON.stringify(path.slice(0, -1)),
  )
  const reported = [...lists.values()].flatMap((found) => {
    const path = found[0]?.path.slice(0, -1) ?? []
    const words = valueAt(value, path)
    const entry = schemaAt(schema, value, [...path, 0])
    if (!Array.isArray(words) || words.length < 2 || words.length !== found.length || !entry) return []
    const keys = knownKeys(entry, {})
    const needed = keys.filter((key) => isRequired(entry, {}, key))
    const isChoice = needed.join() === 'value,label'
    const shown = `{ ${(needed.length > 0 ? needed : keys.slice(0, 1)).map((key) => `${key}: ...`).join(', ')} }`
    const diagnostic = report([...base, ...path], {
      rule: 'type',
      message: `each entry must be a group of keys, but all ${words.length} are plain words.`,
      fix: isChoice
        ? 'Write each as { value: what is stored, label: what people read }.'
        : `Write each as ${shown}. Its keys: ${keys.join(', ')}.`,
    })
    return [{ diagnostic, found }]
  })
  return {
    diagnostics: reported.map(({ diagnostic }) => diagnostic),
    issues: new Set(reported.flatMap(({ found }) => found)),
  }
}

const isWord = (issue: Issue, value: unknown) =>
  issue.code === 'invalid_type' &&
  issue.expected === 'object' &&
  typeof issue.path.at(-1) === 'number' &&
  typeof valueAt(value, issue.path) === 'string'
