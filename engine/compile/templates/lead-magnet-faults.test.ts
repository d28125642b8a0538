import { expect, test } from 'vitest'
import { loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'
import type { LeadMagnetConfig } from './lead-magnet-config.ts'
import { file, mail, nightMap } from '../../../tests/fixtures/lead-magnet-fixture.ts'
import { templates } from './templates.ts'

const load = (...changes: Parameters<typeof nightMap>) => {
  const { site, diagnostics } = loadWith(nightMap(...changes), templates)
  return { campaign: site?.campaigns.find(({ path }) => path === '/night-map'), diagnostics }
}

/** A wrong value of each key, and the rule it breaks; `at` where the diagnostic stands deeper. */
const wrong: [key: keyof LeadMagnetConfig, value: unknown, rule: string, below?: string][] = [
  ['campaignId', 'night map', 'format'],
  ['campaignId', 'vera/night-map', 'wrong-folder'],
  ['pageId', '/night', 'format'],
  ['source', 'x'.repeat(101), 'too-large'],
  ['title', '', 'too-small'],
  ['title', undefined, 'missing'],
  ['subtitle', 7, 'type'],
  ['subtitle', undefined, 'missing'],
  ['description', null, 'type'],
  ['benefits', [], 'too-small'],
  ['benefits', undefined, 'missing'],
  ['benefits', [{ icon: 'mon', title: 'a' }], 'choice', '[0].icon'],
  ['benefits', [{ title: 'a' }, { titel: 'b', title: 'b' }], 'unknown-key', '[1].titel'],
  ['authorName', 'x'.repeat(61), 'too-large'],
  ['authorBio', '', 'too-small'],
  ['authorBio', Array(7).fill('a').join('\n\n'), 'too-large'],
  ['authorImage', 'nobody.svg', 'missing-picture'],
  ['authorImage', '../../../etc/passwd', 'missing-picture'],
  ['badge', ['a'], 'type'],
  ['bookCoverImage', 'nothing.png', 'missing-picture'],
  ['bookCoverImage', 'https://evil.example/a.png', 'missing-picture'],
  ['pdfDownloadUrl', 'javascript:alert(1)', 'format'],
  ['pdfDownloadUrl', 'JaVaScRiPt:alert(1)', 'format'],
  ['pdfDownloadUrl', 'data:application/pdf,x', 'format'],
  ['pdfDownloadUrl', '//evil.example/a.pdf', 'format'],
  ['pdfDownloadUrl', '/\\evil.example/a.pdf', 'format'],
  ['pdfDownloadUrl', 'http://evil.example/a.pdf', 'format'],
  ['pdfDownloadUrl', '/no-such-page', 'dead-link'],
  ['gradientFrom', 'red;background:url(//evil)', 'format'],
  ['gradientFrom', 'red', 'format'],
  ['gradientFrom', '#fff', 'format'],
  ['gradientFrom', '#ffffff', 'contrast'],
  ['gradientTo', '#540f24', 'contrast'],
  ['gradientTo', 'url(//evil)', 'format'],
  ['primaryColor', '#ffffff', 'contrast'],
  ['primaryColor', '#bc1f4b;}', 'format'],
  ['formTitle', '', 'too-small'],
  ['formSubtitle', true, 'type'],
  ['buttonText', '', 'too-small'],
  ['successTitle', 'Sent to {emial}', 'rule'],
  ['successSubtitle', 'Hello {name}', 'rule'],
  ['leadMagnetName', undefined, 'missing'],
  ['leadMagnetName', 'x'.repeat(81), 'too-large'],
  ['emailFunctionName', 'send email', 'format'],
  ['followUps', [{ email: 'nothing', after: 48 }], 'missing-email', '[0].email'],
  ['useMailchimp', 'yes', 'type'],
  ['useMailchimp', true, 'missing-list'],
  ['mailchimpTags', 'New', 'type'],
  ['mailchimpTags', [''], 'too-small', '[0]'],
]

test.each(wrong)('%s: %j is refused at its key (%s)', (key, value, rule, below = '') => {
  const { diagnostics, campaign } = load({ [key]: value })
  const places = diagnostics.map((diagnostic) => `${diagnostic.file} ${diagnostic.path} ${diagnostic.rule}`)
  expect(new Set(places)).toEqual(new Set([`${file} with.${key}${below} ${rule}`]))
  expect(campaign).toBeUndefined()
})

test('a misspelt key is reported with the nearest one', () => {
  expect(load({ buttontext: 'x' }).diagnostics).toMatchObject([
    { path: 'with.buttontext', fix: expect.stringContaining('Did you mean "buttonText"?') },
  ])
})

test('a mail that does not exist, and a path that is left out, are reported where they belong', () => {
  const { diagnostics } = load({}, {}, { [mail]: undefined })
  expect(reported(diagnostics)).toEqual([`${file} template missing-email at "lead-magnet",`])
  expect(diagnostics[0]?.message).toBe(
    'the sign-up mail is missing: this template sends the mail that is named like the campaign, "night-map".',
  )
  expect(reported(load({}, { path: undefined }).diagnostics)).toEqual([`${file} path missing at {`])
})

test('a colour that cannot be read is reported with the nearest one of its hue that can', () => {
  const [diagnostic] = load({ gradientFrom: '#a04060' }).diagnostics
  const better = /'(#[0-9a-f]{6})'/.exec(diagnostic?.fix ?? '')?.[1]
  expect(better).toBeDefined()
  expect(load({ gradientFrom: better }).diagnostics).toEqual([])
})
