import type { UseFormReturn } from 'react-hook-form'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import type { FormValues } from '../../campaign/form/form-values.ts'

export type Answers = Record<string, unknown>

type Form = UseFormReturn<Answers, unknown, FormValues>

/** Values before the island took over, as the plain form would send them. */
export type Typed = Readonly<Record<string, unknown>>

/** Restores what hydration lost; fields changed since then keep their value. */
export const restoreTyped = (form: Form, fields: readonly FormField[], typed: Typed) => {
  for (const { name, type } of fields)
    if (type !== 'hidden' && typed[name] && !form.getValues(name)) form.setValue(name, typed[name])
}

export const emptyAnswers = (fields: readonly FormField[]): Answers =>
  Object.fromEntries(fields.map((field) => [field.name, emptyAnswer(field)]))

const emptyAnswer = (field: FormField) => {
  if (field.type === 'checkbox') return false
  return field.type === 'radio' ? (field.selected ?? '') : ''
}

export const emailOf = ({ email }: Answers) => (typeof email === 'string' ? email.trim() : undefined)

/** Fills saved answers (JSON) into fields that the form still has. */
export const fillIn = (form: Form, fields: readonly FormField[], saved: string) => {
  const answers: Record<string, unknown> = JSON.parse(saved)
  for (const { name } of fields) if (name in answers) form.setValue(name, answers[name])
}

export const sentencesOf = (
  errors: Record<string, { message?: unknown } | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  )
