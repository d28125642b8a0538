import type { UseFormReturn } from 'react-hook-form'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import type { FormValues } from '../../campaign/form/form-values.ts'

export type Answers = Record<string, unknown>

export type LiveForm = UseFormReturn<Answers, unknown, FormValues>

/** Values before the island took over, as the plain form would send them. */
export type Typed = Readonly<Record<string, unknown>>

/** Restores what hydration lost; fields changed since then keep their value. */
export const restoreTyped = (form: LiveForm, fields: readonly FormField[], typed: Typed) => {
  for (const { name, type } of fields)
    if (type !== 'hidden' && typed[name] && !form.getValues(name)) form.setValue(name, typed[name])
}

export const sentencesOf = (
  errors: Record<string, { message?: unknown } | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  )
