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

test.each([
  'Zwanzig Plätze, ein Tisch.',
  'Quedan 20 plazas.',
  'Vingt places, une table.',
  '20 مقعدًا',
  'عشرون مقعدًا',
])('"%s" is another number of seats', (text) => {
  expect(notesWith(`  - { type: hero, text: ${JSON.stringify(text)} }`)).toHaveLength(1)
})

test.each(['8 Plätze', 'Ocho plazas', 'dans vingt placettes', 'عشرون دقيقة'])('"%s" is none', (text) => {
  expect(notesWith(`  - { type: hero, text: ${JSON.stringify(text)} }`)).toEqual([])
})

/** Places of the notes on a form's privacy line, where one mail follows the first. */
const notedBeside = (privacy: string) => {
  const dir = writeSite({
    [campaignFile]: (goodFiles[campaignFile] ?? '')
      .replace('    messages:', `    privacy: ${JSON.stringify(privacy)}\n    messages:`)
      .replace(/(- \{ email: \S+, after: 0 \})/, '$1\n      - { email: second, after: 48 }'),
    'nora/emails/second.md': goodFiles['nora/emails/sleep-guide.md'],
  })
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  expect(site.update(null).diagnostics).toEqual([])
  const notes = site.notes(new Date('2027-01-01T00:00:00Z'))
  return notes.filter(({ rule }) => rule === 'said-mails').map(({ path }) => path)
}

test.each([
  'One email with the guide.',
  'Nur der Leitfaden, sonst nichts.',
  'Keine weiteren E-Mails.',
  'Solo la guía, nada más.',
  'Votre guide, rien d’autre.',
  'الدليل فقط.',
])('"%s" beside a form whose campaign sends more is worth a look', (privacy) => {
  expect(notedBeside(privacy)).toEqual([expect.stringMatching(/privacy$/)])
})

test.each([
  'The workbook now, and one email two days later.',
  'Your guide, then one email. One click and you hear nothing more.',
  'Ihr Leitfaden und eine E-Mail. Abmelden, und Sie hören nichts weiter.',
])('"%s" is true where one email follows', (privacy) => expect(notedBeside(privacy)).toEqual([]))
