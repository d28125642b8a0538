import { expect, test } from 'vitest'
import { openSite } from '../../load/open-site.ts'
import { campaignFile, emailFile, goodFiles, writeSite } from '../../../../tests/fixtures/site-fixture.ts'

const load = ({ text = 'Come.', fact = 'Live', mail = '', guide = '', event = '', sections = '' }) => {
  const step = `  - step: event\n    capacity: 12\n    starts: 2027-03-04 18:00 Europe/Berlin\n${event}`
  const hero = `  - type: hero\n    title: Tea\n    text: ${JSON.stringify(text)}\n    facts: [{ icon: clock, text: ${JSON.stringify(fact)} }]\n${sections}`
  const campaign = (goodFiles[campaignFile] ?? '')
    .replace('sections:\n', `deliverable: tea.md\nsections:\n${hero}`)
    .replace('messages:', 'messages:\n      full: { title: Full }')
    .replace('  - step: journey', `${step}  - step: journey`)
  const dir = writeSite({
    [campaignFile]: campaign,
    [emailFile]: `${goodFiles[emailFile]}\n[Tea]({deliverableUrl})\n\n${mail}\n`,
    'nora/guides/tea.md': `---\ntitle: Tea\n---\n\n## Tea\n\nBoil water.\n\n${guide}\n`,
  })
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  expect(site.update(null).diagnostics).toEqual([])
  return site
    .notes(new Date('2026-11-01T00:00:00Z'))
    .filter(({ rule }) => rule === 'said-date' || rule === 'unknown-city')
    .map(({ file, line, column, message }) => `${file.replace(/^.*nora/, '')}:${line}:${column} ${message}`)
}
const begins = 'the event begins on Thursday, March 4, 2027, 6:00\u00a0p.m. (Berlin time).'

test('a page, a mail and a guide that say another date or hour than the event are worth a look, each at its words', () => {
  expect(load({ text: 'We meet on Thursday, March 11, at 6 p.m.' })).toEqual([
    expect.stringMatching(/sleep-guide\.yaml:\d+:\d+ says "March 11", but /),
  ])
  expect(load({ mail: 'See you on Thursday, March 4, at 7 p.m.' })).toEqual([
    expect.stringContaining(`says "7 p.m.", but ${begins}`),
  ])
  expect(load({ guide: 'For Thursday, 11 March 2027.' })).toEqual([
    `/guides/tea.md:9:15 says "11 March", but ${begins}`,
  ])
  expect(load({ mail: 'It begins at 5 p.m. in Sydney.' })).toEqual([
    expect.stringContaining(
      `says "5 p.m.", but the event begins on Friday, March 5, 2027, 4:00\u00a0a.m. (Sydney time).`,
    ),
  ])
})

test.each([
  'See you on Thursday, March 4, at 6 p.m.',
  'Bis Donnerstag, 4. März, 18 Uhr!',
  'It begins at 4 a.m. in Sydney.',
  'The next evening is on Thursday, April 1, 6 p.m.',
  'Register by Monday, March 1, 6 p.m.',
  'Since March 3 we have had 12 guests.',
])('"%s" is nothing to look at', (words) => {
  expect(load({ text: words, mail: words, guide: words })).toEqual([])
})

test.each([
  ["It begins at eight o'clock.", 'says "8:00"'],
  ['We start at 7 p.m. sharp.', 'says "7 p.m."'],
  ['Wir beginnen um acht.', 'says "8:00 Uhr"'],
  ['On commence à 19 h.', 'says "19 h"'],
  ['Empezamos a las siete y media.', 'says "7:30"'],
])('an hour in figures or words at which "we begin" is compared: "%s"', (words, found) => {
  const all = load({ text: words, mail: words, guide: words })
  expect(all).toHaveLength(3)
  for (const one of all) expect(one).toContain(found)
})

test.each([
  ['19 Uhr in München', '18 Uhr in München'],
  ['7 p.m. (Munich)', '6 p.m. (Munich)'],
  ['19 Uhr in Köln', '18 Uhr in Köln'],
  ['19 Uhr in Genf', '18 Uhr in Genf'],
  ['19 h à Lyon', '18 h à Lyon'],
  ['18 h à Montréal', '12 h à Montréal'],
  ['18 h, heure du Caire', '19 h, heure du Caire'],
  ['6 p.m. in San Francisco', '9 a.m. in San Francisco'],
  ['6 p.m. in Mumbai', '10:30 p.m. in Mumbai'],
])('the clocks of a large city that names no zone are known: not "%s" but "%s"', (wrong, right) => {
  for (const one of load({ text: wrong, mail: wrong, guide: wrong }))
    expect(one).toContain('but the event begins on ')
  expect(load({ text: wrong, mail: wrong, guide: wrong })).toHaveLength(3)
  expect(load({ fact: right, text: right, mail: right, guide: right })).toEqual([])
})

test('a city of that name in two zones is right by the clocks of one of them', () => {
  for (const right of ['18 h à Valencia', '13 h à Valencia']) expect(load({ text: right })).toEqual([])
  expect(load({ text: '19 h à Valencia' })).toHaveLength(1)
})

test.each(['19 Uhr in Wörishofen', '7 p.m. in Cirencester', '7 p.m. (Hamelin)', '19 h à Annecy'])(
  'the clocks of a city that names no zone are not known: "%s" is worth a look where its hour is another',
  (words) => {
    const all = load({ fact: words, text: words, mail: words, guide: words })
    expect(all).toHaveLength(4)
    for (const one of all) expect(one).toContain('whose clocks are not known: the hour was not compared.')
    const same = words.replace('19', '18').replace('7', '6')
    expect(load({ fact: same, text: same, mail: same, guide: same })).toEqual([])
  },
)

const agenda = (...marks: string[]) =>
  `  - type: benefits\n    variant: agenda\n    tone: tint\n    title: Evening\n    items:\n${marks
    .map((mark) => `      - { mark: '${mark}', title: Tea, text: Hot. }\n`)
    .join('')}`

test('an agenda by the clock has the hour at which the event begins', () => {
  expect(load({ sections: agenda('19:00', '19:30') })).toEqual([
    expect.stringContaining('says "19:00", and no entry has the hour at which the event begins'),
  ])
  for (const marks of [
    ['18:00', '18:30'],
    ['6:00', '6:30'],
    ['17:30', '18:00'],
    ['0:00', '0:30'],
    ['1', '2'],
  ])
    expect(load({ sections: agenda(...marks) })).toEqual([])
})

test('an event that comes again has no fixed day in its mails', () => {
  const event = '    every: first Thursday\n'
  expect(load({ event, mail: 'See you on Thursday, March 4, at 6 p.m.' })).toEqual([
    expect.stringContaining('says "March 4", but the event comes again: after that day it is wrong.'),
  ])
  expect(load({ event, mail: 'See you on {eventDate}.' })).toEqual([])
})
