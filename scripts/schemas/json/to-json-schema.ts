import { z } from 'zod'
import { tagUnions } from './tag-unions.ts'
import type { JsonSchema } from '../../../engine/campaign/schema/json-schema.ts'
import { when } from './when.ts'

/** A zod schema as JSON Schema for editors: messages instead of patterns, and a description for each choice. */
export const toJsonSchema = (schema: z.ZodType): JsonSchema => {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => explainPattern(zodSchema, jsonSchema),
  })
  // Drops what JSON cannot represent.
  const plain = JSON.parse(
    JSON.stringify(made, (key, value) => (key === '$schema' ? undefined : value)),
  ) as JsonSchema
  return deepMap(plain, (part) => describeChoices(tagUnions(part)))
}

/** Applies `change` to every schema inside, then to the schema itself. */
export const deepMap = (schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema => {
  const inner = (part: JsonSchema) => deepMap(part, change)
  const { properties, items, additionalProperties, oneOf, anyOf, allOf, definitions } = schema
  return change({
    ...schema,
    ...when(schema.if, schema.then && inner(schema.then), schema.else && inner(schema.else)),
    ...(definitions && { definitions: mapValues(definitions, inner) }),
    ...(properties && { properties: mapValues(properties, inner) }),
    ...(items && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(allOf && { allOf: allOf.map(inner) }),
  })
}

export const mapValues = <From, To>(
  record: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** Editors would show the pattern; this adds its error message. */
const explainPattern = (schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema) => {
  // An optional schema already has the message of the one inside.
  if (json.pattern === undefined || json['patternErrorMessage'] !== undefined) return
  const issues = z.safeParse(schema, '?').error?.issues ?? []
  const said = issues.find(({ code }) => code === 'invalid_format')?.message
  const isEmail = json.format === 'email'
  json['patternErrorMessage'] = isEmail ? 'must be an email address' : said?.replace(/^Invalid string: /, '')
  delete json.format // The pattern is what the loader checks.
}

/** Splits a description such as "Kind of page. word: what it is; other: what that is." into one for each choice. */
const describeChoices = (schema: JsonSchema): JsonSchema => {
  const { enum: choices, description } = schema
  if (!choices || !description) return schema
  const words = choices.filter((choice) => typeof choice === 'string')
  const places = words.map((word) => placeOf(word, description))
  if (words.length < 2 || places.some((place) => place < 0)) return schema
  const starts = places.toSorted((a, b) => a - b)
  const enumDescriptions = words.map((word, at) => {
    const start = places[at] ?? 0
    const end = starts.find((other) => other > start) ?? description.length
    return sentence(description.slice(start + word.length + 1, end))
  })
  const intro = description.slice(0, starts[0]).trim()
  return { ...schema, description: intro || `One of ${words.join(', ')}.`, enumDescriptions }
}

const placeOf = (word: string, description: string): number =>
  [...description.matchAll(/(?:^|[;.] )([a-z0-9-]+):/g)]
    .filter(([, found]) => found === word)
    .map(({ index, 0: match }) => index + match.indexOf(word))[0] ?? -1

const sentence = (text: string) => text.trim().replace(/[;.]$/, '')
