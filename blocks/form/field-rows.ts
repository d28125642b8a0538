import type { FormField } from '../kit/form-field.ts'

/** A field that comes and goes moves no neighbour to another row. */
const needsRow = (field: FormField) =>
  field.type === 'textarea' ||
  field.type === 'radio' ||
  field.type === 'checkbox' ||
  (field.type !== 'hidden' && field.when !== undefined)

export const fieldRows = (fields: readonly FormField[]) => {
  let hasRoom = false
  return fields.map((field, index) => {
    if (field.type === 'hidden') return { field, wide: false }
    const next = fields.slice(index + 1).find(({ type }) => type !== 'hidden')
    const wide = needsRow(field) || (!hasRoom && (!next || needsRow(next)))
    hasRoom = !wide && !hasRoom
    return { field, wide }
  })
}
