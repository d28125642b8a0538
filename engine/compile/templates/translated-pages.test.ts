import { describe, expect, test } from 'vitest'
import { isEnglish, langs } from '../../words/lang.ts'
import { configs, coach, madePage } from '../../../tests/fixtures/page-fixture.ts'
import { coachFile, goodFiles } from '../../../tests/fixtures/site-fixture.ts'

const mails = ['well-slept', 'before', 'after'].map((stem) => [
  `nora/emails/${stem}.md`,
  goodFiles['nora/emails/sleep-guide.md'],
])
const files = Object.fromEntries(mails)
const inLang = (lang: string) => ({ ...files, [coachFile]: coach.replace('theme:', `lang: ${lang}\ntheme:`) })

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
/** Two words or more, apart from addresses: what a person reads. */
const isRead = (text: string) => /\p{L} \p{L}/u.test(text) && !/^(https?:|@|\/)/.test(text)

const variants = Object.entries(configs).flatMap(([template, all]) =>
  Object.entries(all).map(([name, config]) => [template, name, config] as const),
)

describe.each(langs.filter((lang) => !isEnglish(lang)))('a page in the language %s', (lang) => {
  test.each(variants)(
    'of the template %s (%s) has no English words of the template',
    (template, _, config) => {
      const own = new Set(textsIn(config))
      const english = textsIn(madePage(template, config, {}, files).campaign.sections).filter(isRead)
      const { campaign } = madePage(template, config, {}, inLang(lang))
      expect(campaign.lang).toBe(lang)
      const shown = new Set(textsIn(campaign.sections))
      const left = english.filter((text) => shown.has(text) && ![...own].some((said) => text.includes(said)))
      expect(left.filter((text) => !text.startsWith('Nora') && !coach.includes(text))).toEqual([])
    },
  )
})

test.each([
  ['privacy', 'Was wir über dich aufbewahren'],
  ['terms', 'Was wir vereinbaren'],
  ['contact', 'So erreichst du uns'],
] as const)(
  'the German page of the template %s is called "%s", for search engines too',
  (template, title) => {
    const { campaign } = madePage(template, configs[template].least, {}, inLang('de'))
    expect([campaign.name, campaign.seo.title]).toEqual([title, title])
    expect(campaign.seo.description).toMatch(/ (für|was|von) /)
  },
)

test('the days and hours of a British event and of its legal pages are as Britain writes them', () => {
  const config = { ...configs.event.least, starts: '2026-12-03 19:30 Europe/London' }
  const event = textsIn(madePage('event', config, {}, inLang('en-GB')).campaign.sections)
  expect(event).toContainEqual(expect.stringMatching(/^Thursday,? 3 December 2026, 19:30 \(London time\)$/))
  expect(event).toContain('3 Dec')
  const terms = madePage('terms', configs.terms.least, {}, inLang('en-GB')).campaign
  expect(textsIn(terms.sections)).toContain('As of 1 December 2026.')
})

test('the figures of a French event that is on the first of a month say so', () => {
  const config = { ...configs.event.least, starts: '2027-04-01 20:00 Europe/Paris' }
  const { campaign } = madePage('event', config, {}, inLang('fr'))
  expect(textsIn(campaign.sections)).toContain('1er avr.')
})

test('the services of a French privacy page have a space before the colon', () => {
  const services = [{ name: 'Hetzner, Allemagne', purpose: 'héberge notre serveur' }]
  const { campaign } = madePage('privacy', { ...configs.privacy.least, services }, {}, inLang('fr'))
  expect(textsIn(campaign.sections)).toContain('Hetzner, Allemagne\u00A0: héberge notre serveur.')
})

test('the date of a German event is German', () => {
  const { campaign } = madePage('event', configs.event.least, {}, inLang('de'))
  expect(textsIn(campaign.sections).join(' ')).toMatch(/\d+\. \p{L}+ 20\d\d, \d\d:\d\d\u00a0Uhr/u)
})
