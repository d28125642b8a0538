import * as z from 'zod/mini'
import type { FormField } from '../../blocks/kit/form-field.ts'
import { reservedFieldNames } from '../../blocks/kit/reserved-field-names.ts'
import { formWords } from '../words/en.ts'
import type { FormWords } from '../words/en.ts'
import type { FormValues } from './form-values.ts'
import { judgeField } from './judge-field.ts'
import type { SubmissionProblem } from './judge-field.ts'

/**
 * The form's schema for both sides: takes what was typed, gives `FormValues`. Each issue carries one of the refusal
 * codes in `params.code` and its sentence as message. A field that was left empty comes out as `undefined`.
 */
export const submissionSchema = (fields: readonly FormField[], words: FormWords = formWords) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, words)])))

const fieldSchema = (field: FormField, words: FormWords) =>
  z.transform((raw: unknown, context) => {
    const verdict = judgeField(field, raw, words.problems)
    if ('value' in verdict) return verdict.value
    const { code, message } = verdict
    context.issues.push({ code: 'custom', input: raw, message, params: { code } })
    return z.NEVER
  })

export type SubmissionVerdict =
  | { ok: true; values: FormValues }
  /** `code` names the whole refusal; `fields` holds a sentence for each field that must be mended. */
  | { ok: false; code: SubmissionProblem; fields: Record<string, string> }

/** Worst first: the first one found names the whole refusal. */
const severity: readonly SubmissionProblem[] = [
  'unknown_field',
  'missing_fields',
  'bad_option',
  'invalid_email',
  'too_long',
]

/**
 * Judges the fields of one submission, in time linear in its size. What belongs to the form itself (`website`,
 * `elapsed`, `attribution` and its `attribution.<key>` twins, `idempotencyKey`) is passed over, neither judged nor kept.
 */
export const judgeSubmission = (
  fields: readonly FormField[],
  raw: unknown,
  words: FormWords = formWords,
): SubmissionVerdict => {
  const result = submissionSchema(fields, words).safeParse(ownAnswers(raw))
  if (result.success) return { ok: true, values: filled(result.data) }
  const codes = new Set(result.error.issues.map(codeOf))
  return {
    ok: false,
    code: severity.find((code) => codes.has(code)) ?? 'bad_option',
    fields: Object.fromEntries(result.error.issues.flatMap((issue) => sentences(issue, words))),
  }
}

/** A copy without prototype, so that a field called `constructor` is empty unless somebody sent it. */
const ownAnswers = (raw: unknown): Record<string, unknown> => {
  const answers: Record<string, unknown> = Object.create(null)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return answers
  for (const [name, answer] of Object.entries(raw)) if (!isReserved(name)) answers[name] = answer
  return answers
}

const isReserved = (name: string) =>
  (reservedFieldNames as readonly string[]).includes(name) || name.startsWith('attribution.')

const filled = (data: Record<string, string | boolean | undefined>): FormValues =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )

const codeOf = (issue: z.core.$ZodIssue): SubmissionProblem => {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined
  return severity.find((known) => known === code) ?? 'bad_option'
}

/** Unknown names come from outside: only a few short ones are said back. */
const saidBack = { most: 10, length: 64 }

const sentences = (issue: z.core.$ZodIssue, words: FormWords): [string, string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys
        .filter((name) => name.length <= saidBack.length && name !== '__proto__')
        .slice(0, saidBack.most)
        .map((name) => [name, words.problems.unknownField])
    : [[String(issue.path[0] ?? ''), issue.message]]
