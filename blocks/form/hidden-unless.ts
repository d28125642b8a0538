import type { FormField } from '../kit/form-field.ts'

/**
 * Classes that hide a field while its condition (`when`) does not hold, and while that of the field it asks for does not: styles do it, so
 * that it works without scripts. Browsers that do not know `:has` show the field.
 */
export const hiddenUnless = (field: FormField, fields: readonly FormField[], anchor: string): string[] => {
  const when = field.type !== 'hidden' && field.when
  const asked = when && fields.find(({ name }) => name === when.field)
  if (!asked) return []
  const wanted = [when.is, when.in].flat()
  const id = `${anchor}-${asked.name}`
  const places =
    'options' in asked ? asked.options.flatMap(({ value }, at) => (wanted.includes(value) ? at : [])) : []
  const chosen = {
    select: () => places.map((at) => `#${id}_:nth-child(${at + 2})`),
    radio: () => places.map((at) => (at === 0 ? `#${id}` : `#${id}-${at}`)),
    checkbox: () => [`#${id}`],
  }[asked.type as 'select' | 'radio' | 'checkbox']()
  const own = `[form:not(:has(:is(${chosen.join(',')}):checked))_&]:hidden`
  return [...hiddenUnless(asked, fields, anchor), own]
}
