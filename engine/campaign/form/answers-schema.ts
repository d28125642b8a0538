import * as z from 'zod/mini'
import type { FormField } from '../../../blocks/kit/form-field.ts'
import type { FormWords } from '../../words/form-words.ts'
import type { FormValues } from './form-values.ts'
import { shownFields } from './shown-fields.ts'

type Problems = FormWords['problems']

/** How typed answers are read; `undefined`: empty. */
export type Typed = {
  text: (maxLength: number, isMultiline: boolean) => z.ZodMiniType<string | undefined>
  email: z.ZodMiniType<string | undefined>
  exact: (field: ExactField) => z.ZodMiniType<string | undefined>
}

/** Fields whose answers are of one form, which the server reads. */
export type ExactField = Extract<FormField, { type: 'tel' | 'url' | 'date' | 'number' }>

/** Schema of the answers to these fields; empty ones, and those to fields that are not shown, do not come out. */
export const answersSchema = (
  fields: readonly FormField[],
  typed: Typed,
  problems: Problems,
): z.ZodMiniType<FormValues, Record<string, unknown>> => {
  if (!fields.some((field) => field.type !== 'hidden' && field.when)) return schemaOf(fields, typed, problems)
  return z.transform((answers: Record<string, unknown>, { issues }) => {
    const shown = shownFields(fields, answers)
    const asked = Object.entries(answers).filter(
      ([key]) => shown.some(({ name }) => name === key) || !fields.some(({ name }) => name === key),
    )
    const { data, error } = schemaOf(shown, typed, problems).safeParse(Object.fromEntries(asked))
    for (const issue of error?.issues ?? []) issues.push(issue as never)
    return data ?? {}
  })
}

const schemaOf = (fields: readonly FormField[], typed: Typed, problems: Problems) =>
  z.pipe(
    z.strictObject(
      Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, typed, problems)])),
    ),
    z.transform(withoutEmpty),
  )

const withoutEmpty = (answers: Record<string, string | boolean | undefined>): FormValues =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]])),
  )

/** An empty answer becomes `undefined`. */
const fieldSchema = (field: FormField, typed: Typed, problems: Problems) => {
  const schema = answerSchema(field, typed, problems)
  return field.type === 'hidden' || !field.required ? schema : z.nonoptional(schema, missing(field, problems))
}

const missing = ({ type }: FormField, words: Problems) => {
  if (type === 'checkbox') return words.notTicked
  return type === 'select' || type === 'radio' ? words.notChosen : words.missing
}

const answerSchema = (
  field: FormField,
  typed: Typed,
  { badOption }: Problems,
): z.ZodMiniType<string | boolean | undefined> => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return typed.text(field.maxLength, field.type === 'textarea')
    case 'email':
      return typed.email
    case 'select':
    case 'radio':
      return z.pipe(emptyChoice, oneOf([...field.options.map(({ value }) => value), undefined], badOption))
    case 'checkbox':
      return z.pipe(tick, oneOf([true, undefined], badOption))
    case 'hidden':
      return z.pipe(
        z.transform((raw: unknown): unknown => (raw === undefined ? field.value : raw)),
        oneOf([field.value], badOption),
      )
    default:
      return typed.exact(field)
  }
}

const oneOf = (
  values: (string | true | undefined)[],
  badOption: string,
): z.ZodMiniType<string | true | undefined> => z.literal(values, badOption)

const emptyChoice = z.transform((raw: unknown): unknown => (raw === null || raw === '' ? undefined : raw))

/** Browsers send "on" or nothing; the island sends true or false. */
const tick = z.transform((raw: unknown): unknown => {
  if (raw === 'on' || raw === 'true') return true
  return raw === null || raw === false || raw === '' || raw === 'false' ? undefined : raw
})
