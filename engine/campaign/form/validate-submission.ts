import type * as z from 'zod/mini'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import { formWords } from '../../words/en.ts'
import type { RefusalCode } from './answer.ts'
import type { FormValues } from './form-values.ts'
import { submissionSchema } from './submission-schema.ts'

export type SubmissionRefusal = Extract<
  RefusalCode,
  'unknown_field' | 'missing_fields' | 'bad_option' | 'invalid_email' | 'too_long'
>

export type SubmissionVerdict =
  | { ok: true; values: FormValues }
  /** `code`: the whole refusal; `fields`: a sentence for each field to correct. */
  | { ok: false; code: SubmissionRefusal; fields: Record<string, string> }

/** Worst first: the worst issue gives the code. */
const refusals: readonly (readonly [issue: z.core.$ZodIssue['code'], refusal: SubmissionRefusal])[] = [
  ['unrecognized_keys', 'unknown_field'],
  ['invalid_type', 'missing_fields'],
  ['invalid_value', 'bad_option'],
  ['invalid_format', 'invalid_email'],
  ['too_big', 'too_long'],
]

export const validateSubmission = (fields: readonly FormField[], raw: unknown): SubmissionVerdict => {
  const parsed = schemaOf(fields).safeParse(raw)
  if (parsed.success) return { ok: true, values: parsed.data }
  const { issues } = parsed.error
  const codes = new Set(issues.map(({ code }) => code))
  const code = refusals.find(([issue]) => codes.has(issue))?.[1] ?? 'bad_option'
  return { ok: false, code, fields: Object.fromEntries(issues.flatMap(sentences)) }
}

/** A schema takes about 250 µs to build, a submission 10 µs to parse. */
const schemas = new WeakMap<readonly FormField[], ReturnType<typeof submissionSchema>>()

const schemaOf = (fields: readonly FormField[]) => {
  const schema = schemas.get(fields) ?? submissionSchema(fields)
  schemas.set(fields, schema)
  return schema
}

/** Unknown names come from outside: only a few short ones are repeated. */
const most = { names: 10, length: 64 }

const sentences = (issue: z.core.$ZodIssue): [name: string, sentence: string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys
        .filter((name) => name.length <= most.length && name !== '__proto__')
        .slice(0, most.names)
        .map((name) => [name, formWords.problems.unknownField])
    : [[String(issue.path[0]), issue.message]]
