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

/** Whether the same rules apply to both forms, so that only their texts differ. */
export const askTheSame = (one: OpenForm, other: OpenForm): boolean => rulesOf(one) === rulesOf(other)

const rulesOf = ({ fields, campaign }: OpenForm) => {
  const rules = fields.map((field) => `${field.type} ${field.name} ${'required' in field && field.required}`)
  return [campaign.event !== undefined, ...rules.toSorted()].join()
}

const goodAnswer = (field: FormField, email: string): string | boolean => {
  if (field.type === 'email') return email
  if (field.type === 'checkbox') return true
  if (isChoice(field)) return field.options[0]?.value ?? ''
  return field.name === 'name' ? 'Ann Archer' : 'Plain words'
}
