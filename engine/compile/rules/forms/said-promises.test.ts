import { expect, test } from 'vitest'
import { openSite } from '../../load/open-site.ts'
import { campaignFile, goodFiles, writeSite } from '../../../../tests/fixtures/site-fixture.ts'

const page = (goodFiles[campaignFile] ?? '')
  .replace('messages:', 'messages:\n      full: { title: Full }')
  .replace(
    '  - step: journey\n',
    "  - { step: event, capacity: 8, starts: '2027-03-04T18:00:00+01:00' }\n  - step: journey\n",
  )

const notesWith = (section: string) => {
  const dir = writeSite({ [campaignFile]: page.replace('sections:\n', `sections:\n${section}\n`) })
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  expect(site.update(null).diagnostics).toEqual([])
  return site.notes(new Date('2027-01-01T00:00:00Z')).filter(({ rule }) => rule === 'said-seats')
}

const offers =
  'offers: [{ name: Two places, price: "€ 90", points: [Tea] }, { name: One place, price: "€ 50", points: [Tea] }]'

test('an offer called "Two places" says nothing about how many seats there are', () => {
  expect(notesWith(`  - { type: pricing, ${offers} }`)).toEqual([])
})

test('the words around the offers do', () => {
  expect(notesWith(`  - { type: pricing, text: Two places are left., ${offers} }`)).toHaveLength(1)
})
