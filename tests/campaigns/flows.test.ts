import { expect, test } from 'vitest'
import { campaigns, formOf, shipped, tableOf } from './read-campaigns.ts'

const flows = tableOf('flows.csv').flatMap((row) => {
  const campaign = campaigns.find(({ id }) => id === row['campaign'])
  return campaign ? [{ id: campaign.id, row, campaign }] : []
})

const stepOf = ({ pipeline }: (typeof campaigns)[number], name: string) =>
  pipeline.find(({ step }) => step === name)

test('nothing is wrong with the campaigns that are shipped', () => {
  expect(shipped.problems).toEqual([])
})

test('every campaign with a form has its row in the table of flows', () => {
  const known = flows.map(({ id }) => id)
  expect(campaigns.filter(formOf).map(({ id }) => id)).toEqual(expect.arrayContaining(known))
  expect(known).toHaveLength(campaigns.filter(formOf).length)
})

test.each(flows)('$id stores the lead as its row says', ({ row, campaign }) => {
  const lead = stepOf(campaign, 'lead')
  expect(lead?.['source']).toBe(row['source'])
  const facts = (row['metadata'] ?? '').split(/,\s*/).filter(Boolean)
  expect(Object.keys(Object(lead?.['metadata'])).toSorted()).toEqual(
    facts.map((fact) => fact.replace(/ \(.*\)$/, '')).toSorted(),
  )
})

test.each(flows)('$id starts its journey and sends its mail as its row says', ({ row, campaign }) => {
  const [first = ''] = (row['journey'] ?? '').split(/[ ,]/)
  expect(stepOf(campaign, 'journey')?.['first'] ?? '').toBe(first)
  const email = stepOf(campaign, 'email')
  expect(email).toMatchObject({
    onError: (row['mail_fails'] ?? '').split(/[:; ]/)[0],
    wait: Number(row['wait']),
  })
})

test.each(flows)('$id ends as its row says', ({ row, campaign }) => {
  expect(formOf(campaign)?.after).toBe(row['after']?.startsWith('clear') ? 'clear' : 'screen')
})

test('only the workshop stays on the form when its mail is late', () => {
  const staying = campaigns.filter((campaign) => formOf(campaign)?.afterPartial === 'stay')
  expect(staying.map(({ id }) => id)).toEqual(['caring/workshop'])
})
