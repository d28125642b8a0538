import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import { validateSubmission } from '../../engine/campaign/form/validate-submission.ts'
import { Refused } from '../http/refusal.ts'

type Field = Parameters<typeof validateSubmission>[0][number]

export const optionalText = (name: string, maxLength = 200): Field => ({
  type: 'text',
  name,
  label: name,
  required: false,
  maxLength,
})

export const personFields: Field[] = [
  { type: 'email', name: 'email', label: 'email', required: true },
  optionalText('name', 100),
]

export const readFields = (body: Record<string, unknown>, fields: Field[]): FormValues => {
  const verdict = validateSubmission(fields, body)
  if (verdict.ok) return verdict.values
  const [message] = Object.values(verdict.fields)
  const isSaid = verdict.code !== 'missing_fields' && message !== undefined
  throw new Refused(verdict.code, { fields: verdict.fields, ...(isSaid && { message }) })
}

export const textOf = (values: FormValues, name: string): string | null => {
  const value = values[name]
  return typeof value === 'string' ? value : null
}
