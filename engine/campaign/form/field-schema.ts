import * as z from 'zod/mini'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import { formWords } from '../../words/en.ts'
import { emailAddress } from './email-address.ts'
import { typedText } from './typed-text.ts'

const words = formWords.problems

/** An empty answer becomes `undefined`. */
export const fieldSchema = (field: FormField) => {
  const schema = answerSchema(field)
  return field.type === 'hidden' || !field.required ? schema : z.nonoptional(schema, missing(field))
}

const missing = ({ type }: FormField) => {
  if (type === 'checkbox') return words.notTicked
  return type === 'select' || type === 'radio' ? words.notChosen : words.missing
}

const answerSchema = (field: FormField): z.ZodMiniType<string | boolean | undefined> => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return typedText(field.maxLength, field.type === 'textarea')
    case 'email':
      return emailAddress
    case 'select':
    case 'radio':
      return z.pipe(emptyChoice, oneOf([...field.options.map(({ value }) => value), undefined]))
    case 'checkbox':
      return z.pipe(tick, oneOf([true, undefined]))
    default:
      return z.pipe(
        z.transform((raw: unknown): unknown => (raw === undefined ? field.value : raw)),
        oneOf([field.value]),
      )
  }
}

const oneOf = (values: (string | true | undefined)[]): z.ZodMiniType<string | true | undefined> =>
  z.literal(values, words.badOption)

const emptyChoice = z.transform((raw: unknown): unknown => (raw === null || raw === '' ? undefined : raw))

/** Browsers send "on" or nothing; the island sends true or false. */
const tick = z.transform((raw: unknown): unknown => {
  if (raw === 'on' || raw === 'true') return true
  return raw === null || raw === false || raw === '' || raw === 'false' ? undefined : raw
})
