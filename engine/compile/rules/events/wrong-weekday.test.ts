import { expect, test } from 'vitest'
import { campaignFile, edited, loadWith, reported } from '../../../../tests/fixtures/site-fixture.ts'
import { wrongWeekdays } from './check-when.ts'

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
