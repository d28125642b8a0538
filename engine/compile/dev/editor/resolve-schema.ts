import type { JsonSchema } from '../../../campaign/schema/json-schema.ts'
import { isRecord } from '../../read/is-record.ts'

export type Definitions = Record<string, JsonSchema>

/** The keys that a schema allows for this value, with its conditions and references resolved. */
export const resolveSchema = (schema: JsonSchema, value: unknown, definitions: Definitions): JsonSchema => {
  const inner = (part: JsonSchema) => resolveSchema(part, value, definitions)
  const { $ref, allOf = [], anyOf, if: test, then: matching, else: otherwise, ...own } = schema
  const chosen = test && (fits(test, value) ? matching : otherwise)
  const parts = [
    ...($ref === undefined ? [] : [inner(definitions[$ref.replace('#/definitions/', '')] ?? {})]),
    own,
    ...(anyOf ? [inner(anyOf.find((branch) => hasType(branch, value)) ?? anyOf[0] ?? {})] : []),
    ...allOf.map(inner),
    ...(chosen ? [inner(chosen)] : []),
  ]
  return parts.reduce(merge, {})
}

const merge = (a: JsonSchema, b: JsonSchema): JsonSchema => ({
  ...a,
  ...b,
  ...((a.properties ?? b.properties) && { properties: mergeProperties(a, b) }),
  ...((a.required ?? b.required) && { required: [...(a.required ?? []), ...(b.required ?? [])] }),
})

/** In the order of the part that has most to say. */
const mergeProperties = (a: JsonSchema, b: JsonSchema) => {
  const [own, more] = [a.properties ?? {}, b.properties ?? {}]
  const merged = { ...own, ...more }
  return Object.keys(own).length > Object.keys(more).length ? merged : { ...more, ...own, ...more }
}

/** The few conditions that our schemas have. */
const fits = (
  { type, required = [], properties = {}, minProperties = 0, anyOf }: JsonSchema,
  value: unknown,
): boolean => {
  if (!isRecord(value)) return type !== 'object' && required.length === 0 && !anyOf
  return (
    required.every((key) => key in value) &&
    Object.keys(value).length >= minProperties &&
    Object.entries(properties).every(([key, part]) => !(key in value) || part.const === value[key]) &&
    (!anyOf || anyOf.some((part) => fits(part, value)))
  )
}

const hasType = ({ type, enum: choices, const: only }: JsonSchema, value: unknown): boolean =>
  choices?.includes(value) ?? (only === undefined ? typeOf(value) === type : only === value)

const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : typeof value
