import { createHash } from 'node:crypto'
import type { FormValues } from '../../../engine/campaign/form/form-values.ts'
import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'

export type Consent = { text: string; version: string }

/**
 * What the person read at the form and agreed to by pressing its button, one line each, in the order of the page: boxes as
 * "[x] label" or "[ ] label", a choice as "label: choice", the button as "[label]". What was typed is left out.
 */
export const consentOf = ({ form }: Pick<SiteCampaign, 'form'>, values: FormValues): Consent => {
  if (!form) return consentIn('')
  const { title, text, fields, button, privacy } = form
  const lines = [
    title,
    text,
    ...fields.flatMap((field) => wordsAt(field, values)),
    `[${button.label}]`,
    privacy,
  ]
  return consentIn(lines.filter((line) => line !== undefined).join('\n'))
}

/** The same words have the same version everywhere. */
export const consentIn = (text: string): Consent => ({
  text,
  version: createHash('sha256').update(text).digest('hex').slice(0, 16),
})

type Field = NonNullable<SiteCampaign['form']>['fields'][number]

const wordsAt = (field: Field, values: FormValues): (string | undefined)[] => {
  if (field.type === 'hidden') return []
  return [answerAt(field, values), field.help]
}

/** A choice may be a consent, such as "Letters, too: No, thanks". */
const answerAt = (field: Field, values: FormValues): string | undefined => {
  if (field.type === 'checkbox') return `[${values[field.name] === true ? 'x' : ' '}] ${field.label}`
  if (field.type !== 'radio' && field.type !== 'select') return undefined
  const chosen = field.options.find(({ value }) => value === values[field.name])
  return chosen && `${field.label}: ${chosen.label}`
}
