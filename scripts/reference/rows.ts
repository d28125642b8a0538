import type { JsonSchema } from '../../engine/campaign/schema/json-schema.ts'

export type Row = { path: string; keys: string[]; schema: JsonSchema; needed: boolean }

export type SharedParts = ReadonlyMap<string, string>

export const rowsOf = (schema: JsonSchema, shared: SharedParts): Row[] => below(schema, '', [], shared)

const below = (schema: JsonSchema, prefix: string, keys: string[], shared: SharedParts): Row[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const needed = schema.required?.includes(key) ?? false
    const row = { path: `${prefix}${key}`, keys: [...keys, key], schema: property, needed }
    const { items } = property
    const open = items
      ? { schema: items, path: `${row.path}[].` }
      : { schema: property, path: `${row.path}.` }
    const isOpened = !shared.has(looksOf(open.schema)) && open.schema.allOf === undefined
    return [row, ...(isOpened ? below(open.schema, open.path, row.keys, shared) : [])]
  })

export const looksOf = (schema: JsonSchema): string =>
  JSON.stringify({ ...schema, default: undefined }, (key, value: unknown) =>
    key === 'description' || key === 'title' ? undefined : sorted(value),
  )

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
