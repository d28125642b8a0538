import type { z } from 'zod'
import { notOffered } from '../../campaign/schema/not-offered.ts'

type Schema = z.core.$ZodType

export type Part = { schema: Schema; value: unknown; path: PropertyKey[] }

/** Every part of a value that a schema knows, outermost first, defaults included. The value need not be valid. */
export const walkSchema = (schema: Schema, value: unknown, path: PropertyKey[] = []): Part[] => {
  const parts: Part[] = []
  collect(schema, value, path, parts)
  return parts
}

const collect = (schema: Schema, value: unknown, path: PropertyKey[], parts: Part[]) => {
  const own = unwrap(schema, value)
  parts.push({ schema: own, value, path })
  if (typeof value !== 'object' || value === null) return
  const visit = (key: PropertyKey, item: unknown) => {
    const child = childIn(own, key)
    if (child) collect(child, item, [...path, key], parts)
  }
  if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(index, item)
  else for (const [key, item] of Object.entries(value)) visit(key, item)
  const def = defOf(own)
  if (def.type !== 'object') return
  for (const [key, { defaultValue }] of defaultKeys(def))
    if (!Object.hasOwn(value, key)) visit(key, defaultValue)
}

type Default = Extract<Def, { type: 'default' }>

const defaultKeys = (def: Extract<Def, { type: 'object' }>): [string, Default][] => {
  const known = filledIn.get(def) ?? findDefaults(def.shape)
  filledIn.set(def, known)
  return known
}

const filledIn = new WeakMap<Def, [string, Default][]>()

const findDefaults = (shape: Record<string, Schema>): [string, Default][] =>
  Object.entries(shape).flatMap(([key, child]) => {
    const def = defOf(child)
    return def.type === 'default' ? [[key, def] satisfies [string, Default]] : []
  })

export const schemaAt = (
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): Schema | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const child = childSchema(schema, value, key)
  return child && schemaAt(child, childValue(value, key), rest)
}

export const knownKeys = (schema: Schema, value: unknown): string[] => {
  const def = defOf(unwrap(schema, value))
  return def.type === 'object' ? Object.keys(def.shape) : []
}

export const offeredKeys = (schema: Schema, value: unknown): string[] =>
  knownKeys(schema, value).filter((key) => {
    const child = childSchema(schema, value, key)
    return child === undefined || !notOffered.has(child)
  })

export const descriptionOf = (schema: Schema): string | undefined => {
  const def = defOf(schema)
  // Every schema of ours is a full zod schema.
  const own = (schema as z.ZodType).description
  return own ?? ('innerType' in def ? descriptionOf(def.innerType) : undefined)
}

/** Whether two schemas are one but for their description. */
export const isSameSchema = (a: Schema, b: Schema): boolean => defOf(a) === defOf(b)

const childSchema = (schema: Schema, value: unknown, key: PropertyKey): Schema | undefined =>
  childIn(unwrap(schema, value), key)

const childIn = (schema: Schema, key: PropertyKey): Schema | undefined => {
  const def = defOf(schema)
  if (def.type === 'array') return def.element
  if (def.type === 'record') return def.valueType
  if (def.type === 'object' && typeof key === 'string')
    return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
  return undefined
}

/** Removes optional, default and the like, and picks the branch of a union that the value belongs to. */
const unwrap = (schema: Schema, value: unknown): Schema => {
  const def = defOf(schema)
  if ('innerType' in def) return unwrap(def.innerType, value)
  if (def.type === 'pipe') return unwrap(def.in, value)
  if (def.type === 'lazy') return unwrap(def.getter(), value)
  if (def.type !== 'union') return schema
  const discriminator = discriminatorOf(def)
  const branch = discriminator
    ? branchOf(schema, def.options, value, discriminator)
    : def.options.find((option) => isSuggested(option, value, undefined))
  return branch ? unwrap(branch, value) : schema
}

const branches = new WeakMap<Schema, Map<unknown, Schema | undefined>>()

/** The branch for a tag such as `type: hero`, cached by tag. */
const branchOf = (schema: Schema, options: readonly Schema[], value: unknown, discriminator: string) => {
  const tag = childValue(value, discriminator)
  const find = () => options.find((option) => isSuggested(option, value, discriminator))
  // Authors can write anything here: only tags that exist are cached, below.
  if (typeof tag !== 'string' && tag !== undefined) return find()
  const known = branches.get(schema) ?? new Map<unknown, Schema | undefined>()
  branches.set(schema, known)
  if (known.has(tag)) return known.get(tag)
  const branch = find()
  if (branch) known.set(tag, branch)
  return branch
}

const isSuggested = (option: Schema, value: unknown, discriminator: string | undefined): boolean => {
  if (!discriminator) return (option as z.ZodType).safeParse(value).success // Every schema of ours is a full zod schema.
  const def = defOf(unwrap(option, value))
  const shape = def.type === 'object' ? def.shape[discriminator] : undefined
  return shape !== undefined && isTag(shape, childValue(value, discriminator))
}

/** Whether a branch has this tag: one word, one of several, or none. */
const isTag = (schema: Schema, value: unknown): boolean => {
  const def = defOf(unwrap(schema, value))
  if (def.type === 'undefined') return value === undefined
  if (def.type === 'enum') return Object.values(def.entries).some((word) => word === value)
  return def.type === 'literal' && def.values.some((word) => word === value)
}

const discriminatorOf = (def: object): string | undefined =>
  'discriminator' in def && typeof def.discriminator === 'string' ? def.discriminator : undefined

const childValue = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** zod's own union of all kinds of schema, discriminated by `type`. */
type Def = z.core.$ZodTypes['_zod']['def']
// Every schema of ours is a full zod schema, and zod types its `def` only by what all kinds share.
const defOf = (schema: Schema) => (schema as z.ZodType).def as Def
