import { parse } from 'yaml'
import { EditorValue } from '../../../campaign/preview/editor-edit.ts'
import type { EditorList } from '../../../campaign/preview/editor-view.ts'
import type { JsonSchema } from '../../../campaign/schema/json-schema.ts'
import { labelOf } from './label-of.ts'
import { resolveSchema } from './resolve-schema.ts'
import type { Definitions } from './resolve-schema.ts'

type Addition = EditorList['additions'][number]

/** What the entries of a list can be: an example of each kind where the schema has them, else its required keys, empty. */
export const additionsOf = (items: JsonSchema, definitions: Definitions): Addition[] => {
  const { defaultSnippets = [] } = resolveSchema(items, undefined, definitions)
  if (defaultSnippets.length > 0)
    return defaultSnippets.map(({ label, description, bodyText }) => ({
      label: labelOf(label),
      ...(description !== undefined && { help: description }),
      value: snippetValue(bodyText),
    }))
  const kinds = kindsOf(items)
  if (kinds.length === 0) return [{ label: '', value: emptyEntry(items, {}, definitions) }]
  return kinds.map(({ key, kind }) => ({
    label: labelOf(kind),
    value: emptyEntry(items, { [key]: kind }, definitions),
  }))
}

/** Written as below a dash, with the signs escaped that mean something in a snippet. */
const snippetValue = (text: string): EditorValue => {
  const [value]: unknown[] = parse(`- ${text.replaceAll(/\\([\\$}])/g, '$1')}`)
  return EditorValue.parse(value)
}

const kindsOf = ({ allOf = [] }: JsonSchema) =>
  allOf.flatMap(({ if: test }) =>
    Object.entries(test?.properties ?? {}).flatMap(([key, { const: kind }]) =>
      typeof kind === 'string' ? [{ key, kind }] : [],
    ),
  )

const emptyEntry = (
  schema: JsonSchema,
  start: Record<string, EditorValue>,
  definitions: Definitions,
): EditorValue => {
  const {
    type,
    enum: choices,
    const: only,
    minimum,
    properties = {},
    required = [],
    items,
  } = resolveSchema(schema, start, definitions)
  if (only !== undefined) return EditorValue.parse(only)
  if (choices) return EditorValue.parse(choices[0])
  if (type === 'object')
    return {
      ...start,
      ...Object.fromEntries(
        required
          .filter((key) => !(key in start))
          .map((key) => [key, emptyEntry(properties[key] ?? {}, {}, definitions)]),
      ),
    }
  if (type === 'array') return items ? [emptyEntry(items, {}, definitions)] : []
  if (type === 'number' || type === 'integer') return minimum ?? 0
  return type === 'boolean' ? false : ''
}
