import type { FormField } from '../kit/form-field.ts'

const needsRow = ({ type }: FormField) => type === 'textarea' || type === 'radio' || type === 'checkbox'

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
