import type { EditorField, EditorNode } from '../../../campaign/preview/editor-view.ts'

export type FieldValue = string | boolean
export type FieldValues = Record<string, FieldValue>

/** Without the dots and brackets that react-hook-form would take for nesting. */
export const fieldName = ({ path }: Pick<EditorNode, 'path'>): string =>
  path.map((key) => encodeURIComponent(String(key)).replaceAll('.', '%2E')).join('/')

export const fieldValues = (node: EditorNode): FieldValues => Object.fromEntries(entriesOf(node))

const entriesOf = (node: EditorNode): [string, FieldValue][] => {
  if (node.kind === 'group' || node.kind === 'record') return node.nodes.flatMap(entriesOf)
  if (node.kind === 'list') return node.items.flatMap((item) => entriesOf(item.node))
  return node.kind === 'elsewhere' ? [] : [[fieldName(node), shownValue(node)]]
}

export const shownValue = (field: EditorField): FieldValue => {
  if (field.kind !== 'switch') return field.value
  if (field.fallback !== undefined) return field.value ?? field.fallback
  return field.value === null ? '' : String(field.value)
}
