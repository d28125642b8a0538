import type { FormField } from '../../../blocks/kit/form-field.ts'
import { reservedFieldNames } from '../../../blocks/kit/reserved-field-names.ts'
import { formWords } from '../../words/en.ts'
import type { FormWords } from '../../words/en.ts'
import type { FormValues } from './form-values.ts'
import { validateField } from './validate-field.ts'
import type { SubmissionRefusal } from './validate-field.ts'

export type SubmissionVerdict =
  | { ok: true; values: FormValues }
  /** `code` names the whole refusal; `fields` holds a sentence for each field that must be mended. */
  | { ok: false; code: SubmissionRefusal; fields: Record<string, string> }

/** Worst first: the first one found names the whole refusal. */
const severity: readonly SubmissionRefusal[] = [
  'unknown_field',
  'missing_fields',
  'bad_option',
  'invalid_email',
  'too_long',
]

/**
 * Judges the fields of one submission, in time linear in its size; the browser and the server ask this one judge. What
 * belongs to the form itself (`website`, `elapsed`, `attribution` and its `attribution.<key>` twins, `idempotencyKey`) is
 * passed over, neither judged nor kept.
 */
export const validateSubmission = (
  fields: readonly FormField[],
  raw: unknown,
  words: FormWords = formWords,
): SubmissionVerdict => {
  const answers = ownAnswers(raw)
  const values: FormValues = {}
  const faults: Fault[] = []
  for (const field of fields) {
    const { name } = field
    const verdict = validateField(field, answers[name], words.problems)
    if ('code' in verdict) faults.push({ name, ...verdict })
    else if (verdict.value !== undefined) values[name] = verdict.value
  }
  const known = new Set(fields.map(({ name }) => name))
  const strangers = Object.keys(answers).filter((name) => !known.has(name))
  const codes = new Set(faults.map(({ code }) => code))
  if (strangers.length > 0) codes.add('unknown_field')
  const code = severity.find((one) => codes.has(one))
  if (code === undefined) return { ok: true, values }
  const reported = [...faults, ...saidBack(strangers, words)]
  return { ok: false, code, fields: Object.fromEntries(reported.map(({ name, message }) => [name, message])) }
}

type Fault = { name: string; code: SubmissionRefusal; message: string }

/** A copy without prototype, so that a field called `constructor` is empty unless somebody sent it. */
const ownAnswers = (raw: unknown): Record<string, unknown> => {
  const answers: Record<string, unknown> = Object.create(null)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return answers
  for (const [name, answer] of Object.entries(raw)) if (!isReserved(name)) answers[name] = answer
  return answers
}

const isReserved = (name: string) =>
  (reservedFieldNames as readonly string[]).includes(name) || name.startsWith('attribution.')

/** Unknown names come from outside: only a few short ones are said back. */
const most = { names: 10, length: 64 }

const saidBack = (names: string[], words: FormWords): Fault[] =>
  names
    .filter((name) => name.length <= most.length && name !== '__proto__')
    .slice(0, most.names)
    .map((name) => ({ name, code: 'unknown_field', message: words.problems.unknownField }))
