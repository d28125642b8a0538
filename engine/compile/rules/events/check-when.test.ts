import { expect, test } from 'vitest'
import { configs, loadPage } from '../../../../tests/fixtures/page-fixture.ts'
import { saysOtherwise } from './when-differs.ts'
import { campaignFile, edited, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'
import { wrongWeekdays } from './check-when.ts'

const starts = '2027-02-11T18:00:00-08:00'

test.each([
  ['Friday, February 11, 6 p.m.', ['Friday']],
  ['Thursday, February 12, 6 p.m.', ['February 12']],
  ['Thursday, 11 March, 6 p.m.', ['11 March']],
  ['Thursday, February 11, 7 p.m.', ['7 p.m.']],
  ['Thursday, February 11, 6 a.m.', ['6 a.m.']],
  ['Thursday, February 11, 2026, 6 p.m.', ['2026']],
  ['Thu, Feb. 11th, 19:30', ['19:30']],
  ['Friday, February 12, 7 p.m.', ['Friday', 'February 12', '7 p.m.']],
  ['Thursday, February 12, 6 p.m. in Ellery', ['February 12']],
  ['Thursday, February 11, 7 p.m. PST', ['7 p.m.']],
  ['February 10, 6-8 p.m.', ['February 10']],
  ['Freitag, 11. Februar 2027, 18 Uhr', ['Freitag']],
  ['Donnerstag, 12. Februar, 18.00 Uhr', ['12. Februar']],
  ['Am 11. Februar um 19 Uhr', ['19 Uhr']],
  ['Jeudi 12 février 2027, 18h', ['12 février']],
  ['jeudi 11 février à 19h30', ['19h30']],
  ['viernes, 11 de febrero de 2027', ['viernes']],
  ['11 de marzo de 2026', ['11 de marzo', '2026']],
  ['vrijdag 11 februari, 18 uur', ['vrijdag']],
  ['venerdì 11 febbraio', ['venerdì']],
  ['February 11, 8 p.m. in New York', ['8 p.m.']],
  ['Thursday, February 11, 3 a.m. in Berlin', ['Thursday', 'February 11']],
  ['Friday, February 12, 2 p.m. (Sydney)', ['2 p.m.']],
])('"%s" is not when it begins: %j', (words, wrong) => {
  expect(saysOtherwise(words, { at: starts })).toEqual(wrong)
})

test.each([
  'Thursday, February 11, 6 p.m.',
  'Thursday, February 11, 6 p.m. in Ellery',
  'Thursday, February 11, 6 p.m., Paris Street 5',
  'Friday, February 12, 1 p.m. in Sydney',
  'February 11, 9 p.m. New York and 6 p.m. Los Angeles',
  'Thu, Feb. 11th, 2027, 18:00',
  '11th of February, 6:00',
  '6-8 p.m., February 11',
  'Feb 11, 6:00 p.m. PT / 9:00 p.m. ET',
  'Friday, February 12, 3 a.m. in Berlin',
  'Friday, February 12, 1 p.m. AEDT',
  'February 11, 9 p.m. New York',
  'Thursday, February 11, doors 5:30 p.m.',
  'February 11 and 18, six in the evening',
  'February 9 to 12',
  'February 11, register by Monday',
  'Thursday at 6, in room 7',
  'Monday to Friday, online',
  'Tuesdays in spring',
  'One evening in March',
  'Every second week, 90 minutes',
  'Donnerstag, 11. Februar 2027, 18 Uhr',
  'Donnerstag, 11. Februar, 18.00 Uhr',
  'jeudi 11 février 2027 à 18h',
  'jueves, 11 de febrero de 2027, a las 18:00',
  'donderdag 11 februari, 18 uur',
  'giovedì 11 febbraio 2027, ore 18:00',
  'Anmeldung bis 4. Februar',
  'inscription avant le 4 février',
  '11. und 18. Februar',
  'You may march on: 12 times',
  '',
])('"%s" may well be when it begins', (words) => {
  expect(saysOtherwise(words, { at: starts })).toEqual([])
})

test('a start in UTC is a start anywhere', () => {
  expect(saysOtherwise('Friday, 7 a.m.', { at: '2027-03-04T20:00:00Z' })).toEqual([])
  expect(saysOtherwise('March 7, 7 a.m.', { at: '2027-03-04T20:00:00Z' })).toEqual(['March 7'])
})

const reportedOf = (when: string) => loadPage('event', { ...configs.event.least, starts, when }).diagnostics

test('both dates are reported at the words of the page', () => {
  expect(reportedOf('Thursday, February 11, 6 p.m.')).toEqual([])
  const [diagnostic, ...others] = reportedOf('Thursday, February 12, 6 p.m.')
  expect(others).toEqual([])
  expect(diagnostic).toMatchObject({ path: 'with.when', rule: 'event-date', related: [{ line: 8 }] })
  expect(diagnostic?.message).toBe(
    'says "February 12", but the event begins on Thursday, February 11, 2027, 6:00\u00a0p.m. (UTC-08:00).',
  )
})

test.each([
  ['We meet on Friday, September 16, 2027, at ten.', 'Thursday'],
  ['Friday the 16th of September 2027', 'Thursday'],
  ['Am Freitag, den 16. September 2027', 'Thursday'],
  ['vendredi 16 septembre 2027', 'Thursday'],
  ['viernes, 16 de septiembre de 2027', 'Thursday'],
  ['vrijdag 16 september 2027', 'Thursday'],
  ['venerdì 16 settembre 2027', 'Thursday'],
])('%s: that day is a %s', (text, right) => {
  expect(wrongWeekdays(text).map((found) => found.right)).toEqual([right])
})

test.each([
  'Thursday, September 16, 2027',
  'Donnerstag, 16. September 2027',
  'jeudi 16 septembre 2027',
  'Friday, September 16',
  'Every Friday from September 16, 2027',
  'Friday, September 31, 2027',
  'In 2027 on a Friday',
])('%s may well be right', (text) => expect(wrongWeekdays(text)).toEqual([]))

const page = (fact: string, text: string) =>
  edited(
    campaignFile,
    'sections:\n',
    `sections:\n  - type: hero\n    text: ${JSON.stringify(text)}\n    facts: [{ icon: calendar, text: ${JSON.stringify(fact)} }]\n`,
  )
const event = "  - step: event\n    capacity: 9\n    starts: '2027-09-16T10:00:00-07:00'\n"
const load = (fact: string, text: string) => {
  const changes = page(fact, text)
  const whole = (changes[campaignFile] ?? '')
    .replace('  - step: journey', `${event}  - step: journey`)
    .replace('      error: { title', '      full: { title: Full }\n      error: { title')
  return reported(loadWith({ [campaignFile]: whole }).diagnostics).filter((one) => one.includes('event-date'))
}

test('a fact beside the headline that names another day than the event is reported at its words', () => {
  expect(load('Thursday, September 16, 2027, 10 a.m.', 'Come.')).toEqual([])
  expect(load('Thursday, September 9, 10 a.m.', 'Come.')).toEqual([
    `${campaignFile} sections[0].facts[0].text event-date at September 9, 10 a.m.`,
  ])
  expect(load('Ninety minutes, live', 'Register by September 9.')).toEqual([])
  expect(load('Register by September 9', 'Since March 3, 2020.')).toEqual([])
})

test('a weekday that does not match its date is reported wherever it is, and once', () => {
  expect(load('Friday, September 16, 2027', 'On Friday, September 17, 2027 the room opens.')).toEqual([
    `${campaignFile} sections[0].facts[0].text event-date at Friday, September 16`,
  ])
  expect(load('Live', 'On Friday, September 16, 2027.')).toEqual([
    `${campaignFile} sections[0].text event-date at Friday, September 16`,
  ])
})
