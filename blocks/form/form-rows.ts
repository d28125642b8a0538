import type { FormField } from '../kit/form-field.ts'
import { fieldRows } from './field-rows.ts'
import { hiddenUnless } from './hidden-unless.ts'

/** Where a field is: on which page (1), in a row of its own or not, and the classes of its condition. A page carries it as JSON. */
export type FormRow = { wide?: true; page?: number; classes?: string[] }

/** By the number of the field, the last ones left out where nothing is to say. The page of a field is its own `page`, or that of the field before. */
export const formRows = ({ anchor, fields }: { anchor: string; fields: readonly FormField[] }): FormRow[] => {
  let page = 1
  const rows = fieldRows(fields).map(({ field, wide }): FormRow => {
    const isShown = field.type !== 'hidden'
    page = (isShown && field.page) || page
    const classes = isShown && field.when ? hiddenUnless(field, fields, anchor) : []
    return { ...(wide && { wide }), ...(page > 1 && { page }), ...(classes.length > 0 && { classes }) }
  })
  return rows.slice(0, rows.findLastIndex((row) => Object.keys(row).length > 0) + 1)
}
