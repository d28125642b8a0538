import { readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'
import { isRecord } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { readOn } from '../read/read-on.ts'
import type { Problem } from '../diagnostics/problem.ts'
import { schemaProblems } from '../diagnostics/schema-problems.ts'
import { maxBytes } from '../read/yaml-guards.ts'
import { reportIn } from '../read/yaml-file.ts'
import { orUnreadable } from './unreadable.ts'

export type DraftResult<Value> = { draft: Draft<Value> | null; problems: Problem[] }

/** Reads a YAML file that one schema judges. */
export const readDraft = <Value>(file: string, schema: z.ZodType<Value>): DraftResult<Value> => {
  const bytes = orUnreadable(file, () =>
    statSync(file, { throwIfNoEntry: false })?.isFile()
      ? { draft: readBounded(file), problems: [] }
      : { draft: null, problems: [missing(file)] },
  )
  if (!bytes.draft) return { draft: null, problems: bytes.problems }
  const { yaml, problems } = readOn(file, bytes.draft)
  if (!yaml) return { draft: null, problems }
  const source = { yaml, report: reportIn(yaml) }
  const judged = schema.safeParse(yaml.value)
  const raw = isRecord(yaml.value) ? yaml.value : {}
  if (judged.success && problems.length === 0)
    return { draft: { source, raw, value: judged.data }, problems: [] }
  const { issues = [] } = judged.error ?? {}
  return {
    draft: { source, raw },
    problems: [...problems, ...schemaProblems(source, schema, yaml.value, issues)],
  }
}

/** The bytes of a file, or one byte more than allowed of what is too large. */
export const readBounded = (file: string): Uint8Array =>
  statSync(file).size > maxBytes ? new Uint8Array(maxBytes + 1) : readFileSync(file)

const missing = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  path: '',
  rule: 'missing-file',
  about: file,
  message: 'this file is missing.',
  fix: 'Create it; campaigns/README.md shows what it holds.',
})
