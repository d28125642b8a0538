import * as z from 'zod/mini'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import { reservedFieldNames } from '../../../blocks/kit/reserved-field-names.ts'
import { fieldSchema } from './field-schema.ts'
import type { FormValues } from './form-values.ts'

/**
 * Schema of one submission, the same in the browser and on the server. The form's own fields (`website`, `elapsed`,
 * `attribution`, `attribution.<key>`, `idempotencyKey`) and empty ones do not come out. Takes time linear in its size.
 */
export const submissionSchema = (
  fields: readonly FormField[],
): z.ZodMiniType<FormValues, Record<string, unknown>> =>
  z.pipe(
    z.pipe(
      z.transform(ownAnswers),
      z.strictObject(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]))),
    ),
    z.transform(withoutEmpty),
  )

/** Without a prototype, so that a field called `constructor` is empty unless sent. */
const ownAnswers = (raw: Record<string, unknown>): Record<string, unknown> => {
  const answers: Record<string, unknown> = Object.create(null)
  if (typeof raw !== 'object' || Array.isArray(raw)) return answers
  for (const [name, answer] of Object.entries(raw ?? {})) if (!isReserved(name)) answers[name] = answer
  return answers
}

const isReserved = (name: string) =>
  (reservedFieldNames as readonly string[]).includes(name) || name.startsWith('attribution.')

const withoutEmpty = (answers: Record<string, string | boolean | undefined>): FormValues =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]])),
  )
