import { expect, test } from 'vitest'
import { campaigns, formOf, shipped, tableOf } from './read-campaigns.ts'

const rows = tableOf('flows.csv')
const flows = rows.flatMap((row) => {
  const campaign = campaigns.find(({ id }) => id === row['campaign'])
  return campaign ? [{ id: campaign.id, row, campaign }] : []
})

const stepOf = ({ pipeline }: (typeof campaigns)[number], name: string) =>
  pipeline.find(({ step }) => step === name)

test('the sample campaigns have no diagnostics', () => {
  expect(shipped.diagnostics).toEqual([])
})

test('every row of the table of flows has a campaign, except the test dashboard of staff', () => {
  const known = new Set(flows.map(({ id }) => id))
  const others = rows.map(({ campaign = '' }) => campaign).filter((id) => !known.has(id))
  expect(others).toEqual(['test dashboard'])
})

test('every campaign with a form has a row in the table of flows', () => {
  const known = flows.map(({ id }) => id)
  expect(campaigns.filter(formOf).map(({ id }) => id)).toEqual(expect.arrayContaining(known))
  expect(known).toHaveLength(campaigns.filter(formOf).length)
})

const sending = flows.filter(({ campaign }) => formOf(campaign)?.sends !== false)

test.each(sending)('$id stores the lead as its row says', ({ row, campaign }) => {
  const lead = stepOf(campaign, 'lead')
  expect(lead?.['source']).toBe(row['source'])
  const facts = (row['metadata'] ?? '').split(/,\s*/).filter(Boolean)
  expect(Object.keys(Object(lead?.['metadata'])).toSorted()).toEqual(
    facts.map((fact) => fact.replace(/ \(.*\)$/, '')).toSorted(),
  )
})

test.each(sending)('$id starts its journey and sends its mail as its row says', ({ row, campaign }) => {
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

test('only the speaking masterclass sends nothing, and has no pipeline', () => {
  const silent = flows.filter(({ campaign }) => !sending.some(({ id }) => id === campaign.id))
  expect(silent.map(({ id, campaign }) => [id, campaign.pipeline])).toEqual([
    ['spotlight/speaking-masterclass', []],
  ])
})
