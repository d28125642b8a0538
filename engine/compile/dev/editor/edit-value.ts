import type { EditorEdit, EditPath } from '../../../campaign/preview/editor-edit.ts'
import { isRecord } from '../../read/is-record.ts'

/** What a file says after a change. */
export const editValue = (value: unknown, edit: EditorEdit): unknown => {
  const { path } = edit
  switch (edit.do) {
    case 'set':
      return changed(value, path, () => edit.value)
    case 'remove':
      return without(value, path)
    case 'insert':
      return changed(value, path, (list) =>
        Array.isArray(list) ? list.toSpliced(edit.at, 0, edit.value) : [edit.value],
      )
    default:
      return changed(value, path, (list) =>
        Array.isArray(list) ? list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from]) : list,
      )
  }
}

const changed = (value: unknown, path: EditPath, change: (before: unknown) => unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], rest, change))
  const record = isRecord(value) ? value : {}
  return { ...record, [key]: changed(record[key], rest, change) }
}

const without = (value: unknown, path: EditPath): unknown => {
  const above = path.slice(0, -1)
  const key = path.at(-1)
  const parent = above.reduce<unknown>(
    (part, step) => (Array.isArray(part) ? part[Number(step)] : isRecord(part) ? part[step] : undefined),
    value,
  )
  const rest = Array.isArray(parent)
    ? parent.toSpliced(Number(key), 1)
    : Object.fromEntries(
        Object.entries(isRecord(parent) ? parent : {}).filter(([name]) => name !== String(key)),
      )
  const isEmpty = Object.keys(rest).length === 0
  const isEntry = typeof above.at(-1) === 'number' && !Array.isArray(parent)
  if (isEmpty && above.length > 0 && !isEntry) return without(value, above)
  return changed(value, above, () => rest)
}
