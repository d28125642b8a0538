import { readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'
import { isRecord } from '../read/is-record.ts'
import type { ParsedFile } from './parsed-files.ts'
import { loadYaml } from '../read/load-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { schemaDiagnostics } from '../schema/schema-diagnostics.ts'
import { maxBytes } from '../read/yaml-guards.ts'
import { reportIn } from '../read/yaml-file.ts'
import { orUnreadable } from './unreadable.ts'

type ParsedResult<Value> = { parsed: ParsedFile<Value> | null; diagnostics: Diagnostic[] }

export const readParsedFile = <Value>(file: string, schema: z.ZodType<Value>): ParsedResult<Value> => {
  const bytes = orUnreadable(file, () =>
    statSync(file, { throwIfNoEntry: false })?.isFile()
      ? { parsed: readBounded(file), diagnostics: [] }
      : { parsed: null, diagnostics: [missing(file)] },
  )
  if (!bytes.parsed) return { parsed: null, diagnostics: bytes.diagnostics }
  const { yaml, diagnostics } = loadYaml(file, bytes.parsed)
  if (!yaml) return { parsed: null, diagnostics }
  const source = { yaml, report: reportIn(yaml) }
  const validated = schema.safeParse(yaml.value)
  const raw = isRecord(yaml.value) ? yaml.value : {}
  if (validated.success) return { parsed: { source, raw, value: validated.data }, diagnostics: [] }
  return {
    parsed: { source, raw },
    diagnostics: schemaDiagnostics(source, schema, yaml.value, validated.error.issues),
  }
}

/** The bytes of a file, or one byte more than allowed of what is too large. */
export const readBounded = (file: string): Uint8Array =>
  statSync(file).size > maxBytes ? new Uint8Array(maxBytes + 1) : readFileSync(file)

const missing = (file: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  path: '',
  rule: 'missing-file',
  about: file,
  message: 'this file is missing.',
  fix: 'Create it; campaigns/README.md shows what it holds.',
})
