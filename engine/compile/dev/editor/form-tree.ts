import type { EditPath } from '../../../campaign/preview/editor-edit.ts'
import type {
  EditorGroup,
  EditorList,
  EditorNode,
  EditorText,
} from '../../../campaign/preview/editor-view.ts'
import type { JsonSchema } from '../../../campaign/schema/json-schema.ts'
import { pathText } from '../../diagnostics/diagnostic.ts'
import { isRecord } from '../../read/is-record.ts'
import { excerptOf, labelOf } from './label-of.ts'
import { additionsOf } from './new-entry.ts'
import { withOwnLinks } from './own-links.ts'
import { withOwnPictures } from './own-pictures.ts'
import { resolveSchema } from './resolve-schema.ts'
import type { Definitions } from './resolve-schema.ts'

type Context = {
  definitions: Definitions
  /** Whether a path repeats another part of the file. */
  isAlias: (path: EditPath) => boolean
  /** Types of the sections that the file's template makes. */
  templateSections: readonly string[]
  /** Files of the assets folder. */
  pictures: readonly string[]
}

type Asked = { schema: JsonSchema; value: unknown; path: EditPath; label: string; isRequired: boolean }

/** The fields of a file, from its schema: all that it says, and all that it could. */
export const formTree = (schema: JsonSchema, value: unknown, context: Context): EditorGroup => {
  const resolved = resolveSchema(schema, value, context.definitions)
  const base = baseOf(resolved, { schema, value, path: [], label: resolved.title ?? '', isRequired: true })
  return { ...base, kind: 'group', nodes: nodesOf(resolved, value, [], context) }
}

const nodesOf = (
  { properties = {}, required = [] }: JsonSchema,
  value: unknown,
  path: EditPath,
  context: Context,
): EditorNode[] => {
  const record = isRecord(value) ? value : {}
  return Object.entries(properties).flatMap(([key, schema]) => {
    if (isFormer(schema) && !(key in record)) return []
    const node = nodeOf(
      {
        schema,
        value: record[key],
        path: [...path, key],
        label: labelOf(key),
        isRequired: required.includes(key),
      },
      context,
    )
    return node ? [node] : []
  })
}

const isFormer = ({ description = '' }: JsonSchema) => description.startsWith('Former name')

const nodeOf = (asked: Asked, context: Context): EditorNode | null => {
  const { value, path } = asked
  const schema = withoutConst(resolveSchema(asked.schema, value, context.definitions))
  // What kind of thing it is: another kind is another entry.
  if (schema.const !== undefined && asked.isRequired) return null
  const base = baseOf(schema, asked)
  if (context.isAlias(path))
    return { ...base, kind: 'elsewhere', why: 'It repeats another part of the file: change it there.' }
  const choices = schema.enum?.filter((choice) => typeof choice === 'string')
  if (choices && choices.length > 0 && isAbsentOr(value, 'string'))
    return choiceOf(base, schema, choices, value)
  const type = [schema.type].flat().find((one) => one !== 'null')
  if (type === 'object' && (value === undefined || value === null || isRecord(value)))
    return schema.properties
      ? { ...base, kind: 'group', nodes: nodesOf(schema, value, path, context) }
      : recordOf(base, schema, value, context)
  if (type === 'array' && (value === undefined || value === null || Array.isArray(value)))
    return listOf(base, schema, value ?? [], context)
  if (type === 'boolean' && isAbsentOr(value, 'boolean')) {
    const fallback = schema.default
    return {
      ...base,
      kind: 'switch',
      value: typeof value === 'boolean' ? value : null,
      ...(typeof fallback === 'boolean' && { fallback }),
    }
  }
  if (typeof value === 'object' && value !== null)
    return { ...base, kind: 'elsewhere', why: 'It is written in a way that this panel does not know.' }
  const written = shownText(value)
  if (type === 'number' || type === 'integer') return { ...base, kind: 'number', value: written }
  if (schema.picture)
    return {
      ...base,
      kind: 'picture',
      value: written,
      ...(schema.pattern !== undefined && { pattern: schema.pattern }),
      ...(base.label === 'File' && { label: 'Picture' }),
    }
  if (schema.pattern === colourPattern) return { ...base, kind: 'colour', value: written }
  if (type === 'string')
    return { ...base, kind: 'text', value: written.replace(/\n$/, ''), size: sizeOf(schema) }
  return { ...base, kind: 'elsewhere', why: 'Its form depends on other keys.' }
}

const colourPattern = '^#[0-9a-f]{6}$'

const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** An optional key with a single value is a choice between it and nothing. */
const withoutConst = (schema: JsonSchema): JsonSchema => {
  const { const: only } = schema
  if (typeof only === 'boolean') return { ...schema, type: 'boolean', default: !only }
  return typeof only === 'string' ? { ...schema, enum: [only] } : schema
}

const isAbsentOr = (value: unknown, type: string) =>
  value === undefined || value === null || typeof value === type

const baseOf = ({ description }: JsonSchema, { path, label, isRequired, value }: Asked) => ({
  path,
  at: pathText(path),
  label,
  ...(description !== undefined && { help: description }),
  isRequired,
  isWritten: value !== undefined,
})

type Base = ReturnType<typeof baseOf>

const sizeOf = ({ pattern, maxLength, format }: JsonSchema): EditorText['size'] => {
  if (pattern !== undefined || format !== undefined || maxLength === undefined)
    return maxLength === undefined && pattern === undefined ? 'words' : 'line'
  return maxLength >= 1000 ? 'prose' : 'words'
}

const choiceOf = (base: Base, schema: JsonSchema, choices: string[], value: unknown): EditorNode => {
  const all = schema.enum ?? []
  const fallback = fallbackOf(schema)
  const offered = choices.map((choice) => {
    const help = schema.enumDescriptions?.[all.indexOf(choice)]
    return { value: choice, ...(help !== undefined && { help }) }
  })
  return {
    ...base,
    kind: 'choice',
    value: typeof value === 'string' ? value : '',
    choices: offered,
    ...(fallback !== undefined && { fallback }),
  }
}

/** A default that depends on other keys is in the description alone. */
const fallbackOf = ({ default: fallback, description = '' }: JsonSchema): string | undefined =>
  typeof fallback === 'string' ? fallback : /\bDefault: ([^.]{1,60})\./.exec(description)?.[1]

const recordOf = (base: Base, schema: JsonSchema, value: unknown, context: Context): EditorNode => {
  const { additionalProperties: each, propertyNames } = schema
  if (typeof each !== 'object') return { ...base, kind: 'elsewhere', why: 'Its form depends on other keys.' }
  const entries = Object.entries(isRecord(value) ? value : {})
  return {
    ...base,
    kind: 'record',
    nodes: entries.flatMap(
      ([key, part]) =>
        nodeOf(
          { schema: each, value: part, path: [...base.path, key], label: key, isRequired: false },
          context,
        ) ?? [],
    ),
    ...(propertyNames?.pattern !== undefined && { keyPattern: propertyNames.pattern }),
  }
}

const listOf = (
  base: Base,
  { items: each = {}, maxItems }: JsonSchema,
  value: unknown[],
  context: Context,
): EditorList => {
  const items = value.flatMap((part, index) => {
    const tag = isRecord(part) ? (part['type'] ?? part['step']) : undefined
    const label = typeof tag === 'string' ? labelOf(tag) : `${index + 1}`
    const node = nodeOf(
      { schema: each, value: part, path: [...base.path, index], label, isRequired: true },
      context,
    )
    return node ? [{ node, excerpt: excerptOf(part) }] : []
  })
  const isFull = maxItems !== undefined && items.length >= maxItems
  const ofPage = base.at === 'sections' ? context.templateSections : []
  const isTemplates = ofPage.length > 0 && !base.isWritten
  const ofTemplate = {
    label: 'Arrange the sections of the template',
    value: context.templateSections.map((type) => ({ type, use: 'template' })),
    isWhole: true,
  }
  return {
    ...base,
    kind: 'list',
    items,
    additions: isFull
      ? []
      : isTemplates
        ? [ofTemplate]
        : [...furtherOf(ofPage, value), ...ownAdditions(each, value, context)],
    end: base.at === 'sections' ? endOf(value) : items.length,
  }
}

/** What the template makes by now and the page does not list. */
const furtherOf = (types: readonly string[], entries: unknown[]): EditorList['additions'] =>
  types
    .filter((type) => !entries.some((entry) => isRecord(entry) && entry['type'] === type))
    .map((type) => ({
      label: `${labelOf(type)}, as the template makes it`,
      help: 'From the words and settings below.',
      value: { type, use: 'template' },
    }))

/** Before the footer, and before the closing call that is last above it. */
const endOf = (sections: unknown[]): number => {
  const types = sections.map((section) => isRecord(section) && section['type'])
  const beforeFooter = types.length - (types.at(-1) === 'footer' ? 1 : 0)
  return beforeFooter - (types[beforeFooter - 1] === 'cta' ? 1 : 0)
}

const ownAdditions = (
  each: JsonSchema,
  entries: unknown[],
  { definitions, pictures }: Context,
): EditorList['additions'] => {
  const types = entries.map((entry) => (isRecord(entry) ? entry['type'] : undefined))
  return additionsOf(each, definitions).map((addition) => ({
    ...addition,
    value: withOwnLinks(withOwnPictures(addition.value, pictures), types),
  }))
}
