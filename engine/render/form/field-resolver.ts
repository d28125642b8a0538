import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import { validateSubmission } from '../../campaign/form/submission-schema.ts'

export type Answers = Record<string, unknown>

/** Lets the form library ask the very judge that the server asks. An error's type is the code of the whole refusal. */
export const fieldResolver =
  (fields: readonly FormField[]): Resolver<Answers> =>
  (answers, _context, options) => {
    const verdict = validateSubmission(fields, answers)
    return verdict.ok
      ? { values: verdict.values, errors: {} }
      : { values: {}, errors: toNestErrors(toFieldErrors(verdict.fields, verdict.code), options) }
  }

const toFieldErrors = (sentences: Record<string, string>, type: string): FieldErrors<Answers> =>
  Object.fromEntries(Object.entries(sentences).map(([name, message]) => [name, { type, message }]))

/** The sentences of a form's errors, by field name. */
export const sentencesOf = (
  errors: Record<string, { message?: unknown } | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  )
