import { z } from 'zod'
import { tagUnions } from './tag-unions.ts'
import type { JsonSchema } from './json-schema.ts'
import { when } from './when.ts'

/** A zod schema as JSON Schema of a file: words in place of patterns, each choice explained. */
export const toJsonSchema = (schema: z.ZodType): JsonSchema => {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => explainPattern(zodSchema, jsonSchema),
  })
  // Of what zod makes only what is written into a file counts.
  const plain = JSON.parse(
    JSON.stringify(made, (key, value) => (key === '$schema' ? undefined : value)),
  ) as JsonSchema
  return deepMap(plain, (part) => describeChoices(tagUnions(part)))
}

/** The schema with every schema in it, itself last, put through `change`. */
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

/** What a pattern asks for, in the words of its own error; editors would show the pattern itself. */
const explainPattern = (schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema) => {
  // What is optional has the words of what it wraps.
  if (json.pattern === undefined || json['patternErrorMessage'] !== undefined) return
  const issues = z.safeParse(schema, '?').error?.issues ?? []
  const said = issues.find(({ code }) => code === 'invalid_format')?.message
  const isEmail = json.format === 'email'
  json['patternErrorMessage'] = isEmail ? 'must be an e-mail address' : said?.replace(/^Invalid string: /, '')
  delete json.format // Its pattern says the same, and is what the loader goes by.
}

/**
 * Gives each choice its own words where the description has them as "word: what it is; other: what that is." The
 * description keeps what comes before the first of them.
 */
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
