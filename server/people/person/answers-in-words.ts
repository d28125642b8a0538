import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'

type Answer = { name: string; value: string }

/** What a form was answered with, as its page asked: labels instead of keys. What was left empty is left out. */
export const answersInWords = (
  campaign: SiteCampaign | undefined,
  values: Record<string, unknown>,
): Answer[] => {
  const fields = campaign?.form?.fields ?? []
  return answersOf(values).map(({ name, value }) => {
    const field = fields.find((each) => each.name === name)
    const option = field && 'options' in field && field.options.find((each) => each.value === value)
    return { name: field && 'label' in field ? field.label : name, value: option ? option.label : value }
  })
}

/** Names and values as they were sent. */
export const answersOf = (values: Record<string, unknown>): Answer[] =>
  Object.entries(values)
    .map(([name, value]) => ({ name, value: asText(value) }))
    .filter(({ value }) => value !== '')

const asText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
