import { expect, test } from 'vitest'
import { toPage } from '../../../campaign/schema/page.ts'
import {
  campaignFile,
  edited,
  loadWith,
  reported,
  secondCampaign,
} from '../../../../tests/fixtures/site-fixture.ts'

const linked = (names: string, other = secondCampaign('path:', 'lang: de\npath:')) =>
  loadWith({
    ...edited(campaignFile, 'path:', `translations: [${names}]\npath:`),
    'nora/schlafkarte.yaml': other,
  })
const found = (result: ReturnType<typeof loadWith>) =>
  reported(result.diagnostics).filter((line) => line.includes('translations'))

test('each page knows all of its languages, whichever file names them', () => {
  const { site, diagnostics } = linked('schlafkarte')
  expect(diagnostics).toEqual([])
  const owner = site?.coaches['nora']?.coach
  if (!owner) throw new Error('There is no coach.')
  const pages = site.campaigns.map((campaign) => toPage(campaign, owner, 'https://a.example'))
  expect(pages.map(({ versions }) => versions)).toEqual(
    Array.from(pages, () => [
      { lang: 'de', path: '/other' },
      { lang: 'en', path: '/sleep-guide' },
    ]),
  )
})

test('a page that is not live is no version', () => {
  const { site } = linked('schlafkarte', secondCampaign('path:', 'lang: de\nlive: false\npath:'))
  expect(site?.campaigns.flatMap(({ versions = [] }) => versions)).toEqual([])
})

test('a page without translations has none', () => {
  expect(loadWith().site?.campaigns[0]).not.toHaveProperty('versions')
})

test('a name without a file, and a page of the same language, are found', () => {
  expect(found(linked('schlafkart'))[0]).toContain(`${campaignFile} translations[0] translations`)
  expect(found(linked('schlafkarte', secondCampaign()))[0]).toContain('translations[0] translations')
})
