import * as z from 'zod/mini'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import { formWordsOf } from '../../words/form-words.ts'
import type { Lang } from '../../words/lang.ts'
import { wordsOf } from '../../words/words.ts'
import type { RefusalCode } from './answer.ts'
import type { FormValues } from './form-values.ts'
import { answersSchema } from './answers-schema.ts'
import type { Typed } from './answers-schema.ts'
import { reservedFieldNames } from '../../../blocks/kit/reserved-field-names.ts'
import { emailAddress } from './email-address.ts'
import { exactAnswer } from './exact-answer.ts'
import { typedText } from './typed-text.ts'

export type SubmissionRefusal = Extract<
  RefusalCode,
  'unknown_field' | 'missing_fields' | 'bad_option' | 'invalid_email' | 'invalid_answer' | 'too_long'
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
  ['custom', 'invalid_answer'],
  ['too_big', 'too_long'],
]

/** `lang`: of what is to be corrected. */
export const validateSubmission = (
  fields: readonly FormField[],
  raw: unknown,
  lang?: Lang,
): SubmissionVerdict => {
  const parsed = schemaOf(fields, lang).safeParse(raw)
  if (parsed.success) return { ok: true, values: parsed.data }
  const { issues } = parsed.error
  const codes = new Set(issues.map(({ code }) => code))
  const code = refusals.find(([issue]) => codes.has(issue))?.[1] ?? 'bad_option'
  return { ok: false, code, fields: Object.fromEntries(issues.flatMap((issue) => sentences(issue, lang))) }
}

/** A schema takes about 250 µs to build, a submission 10 µs to parse. */
const schemas = new WeakMap<readonly FormField[], ReturnType<typeof submissionSchema>>()

const schemaOf = (fields: readonly FormField[], lang: Lang | undefined) => {
  const schema = schemas.get(fields) ?? submissionSchema(fields, lang)
  schemas.set(fields, schema)
  return schema
}

/** Unknown names come from outside: only a few short ones are repeated. */
const most = { names: 10, length: 64 }

const sentences = (issue: z.core.$ZodIssue, lang: Lang | undefined): [name: string, sentence: string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys
        .filter((name) => name.length <= most.length && name !== '__proto__')
        .slice(0, most.names)
        .map((name) => [name, wordsOf(lang).refusal.unknownField])
    : [[String(issue.path[0]), issue.message]]

/**
 * Schema of one submission. The form's own fields (`website`, `elapsed`, `attribution`, `attribution.<key>`, `idempotencyKey`) and
 * empty ones do not come out. Takes time linear in its size.
 */
export const submissionSchema = (
  fields: readonly FormField[],
  lang?: Lang,
): z.ZodMiniType<FormValues, Record<string, unknown>> => {
  const { problems } = formWordsOf(lang)
  const { refusal } = wordsOf(lang)
  const typed: Typed = {
    text: (maxLength, isMultiline) => typedText(maxLength, isMultiline, refusal),
    email: emailAddress(problems),
    exact: (field) => exactAnswer(field, refusal),
  }
  return z.pipe(z.transform(ownAnswers), answersSchema(fields, typed, problems))
}

/** Without a prototype, so that a field called `constructor` is empty unless sent. */
const ownAnswers = (raw: Record<string, unknown>): Record<string, unknown> => {
  const answers: Record<string, unknown> = Object.create(null)
  if (typeof raw !== 'object' || Array.isArray(raw)) return answers
  for (const [name, answer] of Object.entries(raw ?? {})) if (!isReserved(name)) answers[name] = answer
  return answers
}

const isReserved = (name: string) =>
  (reservedFieldNames as readonly string[]).includes(name) || name.startsWith('attribution.')
