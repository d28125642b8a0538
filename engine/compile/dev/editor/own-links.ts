import type { EditorValue } from '../../../campaign/preview/editor-edit.ts'

/** An example whose buttons lead to the calendar, on a page that has one in place of a form. `types`: of the page's sections. */
export const withOwnLinks = (value: EditorValue, types: readonly unknown[]): EditorValue => {
  if (types.includes('form') || !types.includes('scheduler')) return value
  const replaced = (part: EditorValue): EditorValue => {
    if (Array.isArray(part)) return part.map(replaced)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [
        key,
        key === 'href' && inner === '#form' ? '@scheduler' : replaced(inner),
      ]),
    )
  }
  return replaced(value)
}
