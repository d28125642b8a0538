import { mapValues } from './to-json-schema.ts'
import type { JsonSchema } from './json-schema.ts'

/** Names maps after the key they stand at: editors offer them whole, under that name. */
export const withTitles = (schema: JsonSchema): JsonSchema =>
  schema.properties ? { ...schema, properties: mapValues(schema.properties, named) } : schema

const named = (property: JsonSchema, key: string): JsonSchema => {
  const { items } = property
  if (property.properties) return { title: key, ...property }
  return items && !items.$ref ? { ...property, items: { title: `an entry of ${key}`, ...items } } : property
}
