import type { SiteCampaign } from '../../engine/campaign/release/release.ts'

type Field = NonNullable<SiteCampaign['form']>['fields'][number]
type Values = Record<string, string | boolean>

export const plausibleValues = (
  fields: readonly Field[],
  { email, name, given }: { email: string; name: string; given: Record<string, string> },
): Values =>
  Object.fromEntries(
    fields.flatMap((field): [string, string | boolean][] => {
      const own = given[field.name]
      if (own !== undefined) return [[field.name, field.type === 'checkbox' ? isYes(own) : own]]
      const value = plausible(field, { email, name })
      return value === null ? [] : [[field.name, value]]
    }),
  )

const isYes = (text: string) => /^(true|yes|1|on)$/i.test(text)

const plausible = (
  field: Field,
  { email, name }: { email: string; name: string },
): string | boolean | null => {
  switch (field.type) {
    case 'email':
      return email
    case 'text':
      return typed(field, name).slice(0, field.maxLength)
    case 'textarea':
      return `An answer to "${field.label}"`.slice(0, field.maxLength)
    case 'tel':
      return '+442079460018'
    case 'url':
      return 'https://www.example.com/'
    case 'date':
      return field.min ?? field.max ?? '2027-03-04'
    case 'number':
      return String(field.min ?? field.max ?? 2)
    case 'radio':
      return field.selected ?? field.options[0]?.value ?? null
    case 'select':
      return field.options[0]?.value ?? null
    case 'checkbox':
      return true
    default:
      return null
  }
}

const typed = ({ name: key, label, autocomplete = '' }: Extract<Field, { type: 'text' }>, name: string) => {
  const words = `${key} ${autocomplete}`.toLowerCase()
  if (/^(name|fullname|firstname)\b/.test(words) || /\b(name|given-name)$/.test(words)) return name
  if (/phone|tel\b|mobile/.test(words)) return '+1 202 555 0100'
  if (/url|website|link/.test(words)) return 'https://www.example.com'
  return label
}
