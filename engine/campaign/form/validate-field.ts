import type { FormField } from '../../../blocks/kit/form-field.ts'
import type { FormWords } from '../../words/en.ts'
import type { RefusalCode } from './answer.ts'
import { validateEmail } from './validate-email.ts'
import { validateText } from './validate-text.ts'

/** The refusals that a submission's own fields can cause. */
export type SubmissionRefusal = Extract<
  RefusalCode,
  'unknown_field' | 'missing_fields' | 'bad_option' | 'invalid_email' | 'too_long'
>

/** `value: undefined` means left empty. */
export type Verdict = { value: string | boolean | undefined } | { code: SubmissionRefusal; message: string }

type Sentences = FormWords['problems']

/** Judges one answer by its field's kind. */
export const validateField = (field: FormField, raw: unknown, words: Sentences): Verdict => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return validateTyped(field, raw, words)
    case 'email':
      return validateAddress(field, raw, words)
    case 'select':
    case 'radio':
      return validateChoice(field, raw, words)
    case 'checkbox':
      return validateTick(field, raw, words)
    default:
      return raw === undefined || raw === field.value
        ? { value: field.value }
        : { code: 'bad_option', message: words.badOption }
  }
}

type Typed = Extract<FormField, { type: 'text' | 'textarea' }>
type Choice = Extract<FormField, { type: 'select' | 'radio' }>

const validateTyped = (field: Typed, raw: unknown, words: Sentences): Verdict => {
  const validated = validateText(raw, { maxLength: field.maxLength, multiline: field.type === 'textarea' })
  if ('value' in validated)
    return validated.value === undefined && field.required
      ? { code: 'missing_fields', message: words.missing }
      : validated
  if (validated.problem === 'too_long') return { code: 'too_long', message: words.tooLong(field.maxLength) }
  return { code: 'bad_option', message: words.unusual }
}

const validateAddress = (field: FormField & { type: 'email' }, raw: unknown, words: Sentences): Verdict => {
  const isEmpty = raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')
  if (isEmpty)
    return field.required ? { code: 'missing_fields', message: words.missing } : { value: undefined }
  const address = typeof raw === 'string' ? validateEmail(raw) : null
  return address === null ? { code: 'invalid_email', message: whatToAdd(raw, words) } : { value: address }
}

const whatToAdd = (raw: unknown, words: Sentences): string => {
  const parts = typeof raw === 'string' ? raw.trim().split('@') : []
  if (parts.length === 1) return words.noAt
  return parts.length === 2 && /^[\p{L}\p{N}-]+$/u.test(parts[1] ?? '') ? words.noEnding : words.badEmail
}

const validateChoice = (field: Choice, raw: unknown, words: Sentences): Verdict => {
  if (raw === undefined || raw === null || raw === '')
    return field.required ? { code: 'missing_fields', message: words.notChosen } : { value: undefined }
  return typeof raw === 'string' && field.options.some((option) => option.value === raw)
    ? { value: raw }
    : { code: 'bad_option', message: words.badOption }
}

/** Browsers send "on" for a ticked box and nothing for an empty one; the island sends true or false. */
const validateTick = (field: FormField & { type: 'checkbox' }, raw: unknown, words: Sentences): Verdict => {
  if (raw === true || raw === 'on' || raw === 'true') return { value: true }
  if (raw !== undefined && raw !== null && raw !== false && raw !== '' && raw !== 'false')
    return { code: 'bad_option', message: words.badOption }
  return field.required ? { code: 'missing_fields', message: words.notTicked } : { value: undefined }
}
