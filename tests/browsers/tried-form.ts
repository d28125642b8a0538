import { tableOf } from '../data/table.ts'
import { flows } from '../e2e/flow-words.ts'
import { readSite } from '../site.ts'

/** A form of the product, with what a test does with it and what a visitor reads. */
export type TriedForm = {
  id: string
  path: string
  answers: Record<string, string>
  firstField: string
  label: string
  busy: string
  missing: string
  success: string[]
  full: string | undefined
  clears: boolean
  source: string
}

const table = tableOf('flows.csv')

export const triedForm = (id: string): TriedForm => {
  const flow = flows.find((each) => each.id === id)
  const form = readSite().campaigns[id]?.form
  const row = table.find(({ campaign }) => campaign === id)
  if (!flow || !form || !row) throw new Error(`${id} has no form, or no row in flows.csv or flow-words.ts`)
  const isRequired = (field: (typeof form.fields)[number]) => field.type !== 'hidden' && field.required
  const hasName = form.fields.some(({ name }) => name === 'name')
  return {
    id,
    path: flow.path,
    answers: { ...(hasName && { name: 'Ann Archer' }), ...flow.answers },
    firstField: form.fields.find(isRequired)?.name ?? '',
    label: form.button.label,
    busy: form.button.busy ?? '',
    missing: form.messages.missing.title,
    success: [...flow.success, ...flow.screen.filter((text) => typeof text === 'string')],
    full: flow.full,
    clears: row['after']?.startsWith('clear') === true,
    source: row['source'] ?? '',
  }
}
