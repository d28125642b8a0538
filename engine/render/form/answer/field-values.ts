import type { FormField } from '../../../../blocks/kit/form-field.ts'
import type { Answers, LiveForm } from '../field-values.ts'

export const emptyAnswers = (fields: readonly FormField[]): Answers =>
  Object.fromEntries(fields.map((field) => [field.name, emptyAnswer(field)]))

const emptyAnswer = (field: FormField) => {
  if (field.type === 'checkbox') return false
  return field.type === 'radio' ? (field.selected ?? '') : ''
}

export const emailOf = ({ email }: Answers) => (typeof email === 'string' ? email.trim() : undefined)

/** Fills saved answers (JSON) into fields that the form still has. */
export const fillIn = (form: LiveForm, fields: readonly FormField[], saved: string) => {
  const answers: Record<string, unknown> = JSON.parse(saved)
  for (const { name } of fields) if (name in answers) form.setValue(name, answers[name])
}
