import type { FormProps } from '../../blocks/form/form.schema.ts'
import { openCampaign } from '../../engine/campaign/release/on-date.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { secondsBeforeEvents } from '../event-time.ts'
import { readSite } from '../site.ts'

export type FormField = FormProps['fields'][number]
export type TextField = Extract<FormField, { type: 'text' | 'textarea' }>
export type ChoiceField = Extract<FormField, { type: 'select' | 'radio' }>
export type Values = Record<string, string | boolean>

export type OpenForm = {
  campaign: SiteCampaign
  id: string
  path: string
  fields: FormField[]
  texts: TextField[]
  choices: ChoiceField[]
  good: (email: string) => Values
}

export const isText = (field: FormField): field is TextField =>
  field.type === 'text' || field.type === 'textarea'
const isChoice = (field: FormField): field is ChoiceField => field.type === 'select' || field.type === 'radio'

export const openForms = (): OpenForm[] =>
  Object.values(readSite().campaigns).flatMap((campaign) => {
    if (!campaign.live || !campaign.form) return []
    const { fields } = campaign.form
    return [
      {
        // What it stores belongs to the date that people sign up for.
        campaign: openCampaign(campaign, new Date(Date.now() + secondsBeforeEvents() * 1000)),
        id: campaign.id,
        path: `/api/submit/${campaign.id}`,
        fields,
        texts: fields.filter(isText),
        choices: fields.filter(isChoice),
        good: (email) =>
          Object.fromEntries(
            fields
              .filter(({ type }) => type !== 'hidden')
              .map((field) => [field.name, goodAnswer(field, email)]),
          ),
      },
    ]
  })

/** Whether a form has every kind of field of another one: then only texts and names differ, and which fields may be empty. */
export const asksAll = (one: OpenForm, other: OpenForm): boolean =>
  kindsOf(other).every((kind) => kindsOf(one).includes(kind))

const kindsOf = ({ fields, campaign }: OpenForm): string[] => [
  campaign.event ? 'event' : 'no event',
  ...fields.map(({ type }) => type),
]

const goodAnswer = (field: FormField, email: string): string | boolean => {
  if (field.type === 'email') return email
  if (field.type === 'checkbox') return true
  if (isChoice(field)) return field.options[0]?.value ?? ''
  return field.name === 'name' ? 'Ann Archer' : 'Plain words'
}
