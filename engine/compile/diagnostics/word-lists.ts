import { isScalar } from 'yaml'
import type { z } from 'zod'
import { isRequired, knownKeys, schemaAt } from '../read/walk-schema.ts'
import { find } from '../read/yaml-find.ts'
import type { Path, YamlFile } from '../read/yaml-file.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Repair } from '../fixes/repair.ts'
import { scalarText } from '../fixes/repair-text.ts'
import type { Source } from './schema-diagnostics.ts'
import { valueAt } from './value-at.ts'

type Issue = z.core.$ZodIssue

/** `options: [Small, Large]`: a list of nothing but words where groups of keys are due, told once; and the issues that it covers. */
export const wordLists = (
  { yaml, report }: Source,
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
        ? 'Write each as { value: what is stored, label: what is read }.'
        : `Write each as ${shown}. Its keys: ${keys.join(', ')}.`,
      repair: isChoice ? asChoices(yaml, [...base, ...path], words) : undefined,
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

/** Each word as what is stored and what is read. */
const asChoices = (yaml: YamlFile, path: Path, words: readonly unknown[]): Repair => {
  const edits = words.flatMap((word, at) => {
    const { written } = find(yaml, [...path, at])
    const range = isScalar(written) && !written.type?.startsWith('BLOCK_') ? written.range : undefined
    const text = range && isScalar(written) ? scalarText(String(word), written.type, true) : undefined
    return range && text !== undefined
      ? [{ start: range[0], end: range[1], text: `{ value: ${text}, label: ${text} }` }]
      : []
  })
  return edits.length === words.length ? edits : undefined
}
