import type { FormField } from '../../../blocks/kit/form-field.ts'

export const samplePerson = { name: 'Sofia', email: 'sofia@reader.example' }

export const sampleValues = (fields: readonly FormField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.name, sampleValue(field)]))

const sampleValue = (field: FormField): string => {
  switch (field.type) {
    case 'email':
      return samplePerson.email
    case 'select':
    case 'radio':
      return field.options[0]?.value ?? ''
    case 'checkbox':
      return 'on'
    case 'hidden':
      return field.value
    case 'tel':
      return '+442079460018'
    case 'url':
      return 'https://reader.example/'
    case 'date':
      return field.min ?? field.max ?? '2027-03-04'
    case 'number':
      return String(field.min ?? field.max ?? 2)
    case 'textarea':
      return 'What I would like to know most.'
    default:
      return sampleText(field).slice(0, field.maxLength)
  }
}

const sampleText = ({ autocomplete = '', name }: { autocomplete?: string | undefined; name: string }) =>
  known.get(autocomplete) ?? (/name$/i.test(name) ? samplePerson.name : 'Reader & Co.')

const known = new Map([
  ['name', samplePerson.name],
  ['given-name', samplePerson.name],
  ['family-name', 'Reader'],
  ['tel', '+1 555 0100'],
  ['url', 'https://reader.example'],
  ['organization', 'Reader & Co.'],
])
