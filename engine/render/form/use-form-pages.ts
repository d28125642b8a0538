import { useEffect, useState } from 'react'
import { shownFields } from '../../campaign/form/shown-fields.ts'
import { afterPaint } from './after-paint.ts'
import type { LiveForm } from './field-values.ts'
import type { FormIslandData } from './form-island-data.ts'

/** Which page of a form is shown. A form that was sent and has to be corrected is one page (`isWhole`). */
export const useFormPages = (
  { form: { fields }, rows = [] }: FormIslandData,
  form: LiveForm,
  isWhole: boolean,
) => {
  const [page, setPage] = useState(1)
  const pages = isWhole ? 1 : (rows.at(-1)?.page ?? 1)
  const pageOf = ({ name }: { name: string }) =>
    rows[fields.findIndex((field) => field.name === name)]?.page ?? 1

  // Before the last page is sent, the library leaves an error where it is until the next press.
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name !== undefined && form.getFieldState(name).invalid) void form.trigger(name)
    })
    return unsubscribe
  }, [form])

  /** Puts the cursor into a field, on its page. */
  const showField = (name: string) => {
    setPage(pageOf({ name }))
    afterPaint(() => form.setFocus(name))
  }
  const namesOn = (wanted: number) =>
    shownFields(fields, form.getValues()).flatMap((field) =>
      field.type !== 'hidden' && pageOf(field) === wanted ? field.name : [],
    )
  const turn = (by: 1 | -1) => {
    const [first] = namesOn(page + by)
    if (first !== undefined) showField(first)
  }
  /** Whether the fields of the page are filled in as they should be. */
  const isValid = () => form.trigger(namesOn(page), { shouldFocus: true })

  return { page, pages, setPage, showField, turn, isValid }
}
