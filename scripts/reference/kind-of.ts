import type { JsonSchema } from '../../engine/campaign/schema/json-schema.ts'
import { looksOf } from './rows.ts'
import type { SharedParts } from './rows.ts'

export const kindOf = (schema: JsonSchema, shared: SharedParts): string => {
  const chapter = schema.$ref ?? shared.get(looksOf(schema))
  if (chapter) return `[${chapter.toLowerCase()}](#${anchorOf(chapter)})`
  if (schema.const !== undefined) return code(schema.const)
  if (schema.anyOf && !schema.type) return schema.anyOf.map((part) => kindOf(part, shared)).join(' or ')
  if (schema.enum) return 'one of these words'
  if (schema.type === 'boolean') return '`true` or `false`'
  if (schema.type === 'array') return `list${ofWhat(schema.items, shared)}${amount(schema)}`
  if (schema.type === 'object')
    return schema.properties || schema.description === '' ? 'map' : mapKind(schema)
  return schema.type === 'string' ? textKind(schema) : numberKind(schema)
}

export const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

const ofWhat = (items: JsonSchema | undefined, shared: SharedParts) => {
  if (!items) return ''
  if (items.properties && !shared.has(looksOf(items))) return ' of maps'
  return ` of ${kindOf({ ...items, description: '' }, shared)}`
}

const amount = ({ minItems, maxItems }: JsonSchema) => {
  if (maxItems === undefined) return ''
  return minItems ? `, ${minItems} to ${maxItems}` : `, up to ${maxItems}`
}

const mapKind = ({ additionalProperties }: JsonSchema) =>
  typeof additionalProperties === 'object' ? 'map, its keys are your own words' : 'map'

const mostOfAnyText = 2000
const textKind = ({ maxLength }: JsonSchema) =>
  maxLength === undefined || maxLength >= mostOfAnyText ? 'text' : `text, up to ${maxLength} characters`

const numberKind = ({ type, minimum, maximum, exclusiveMinimum }: JsonSchema) => {
  const kind = type === 'integer' ? 'whole number' : 'number'
  if (exclusiveMinimum !== undefined) return `${kind} above ${exclusiveMinimum}`
  return minimum === undefined || maximum === undefined || maximum > 1e9
    ? kind
    : `${kind}, ${minimum} to ${maximum}`
}
