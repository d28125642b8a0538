import { expect, test } from 'vitest'
import { eventDate, eventPlace } from './event-words.ts'

test.each([
  ['2027-09-16T10:00:00-07:00', 'Thursday, September 16, 2027, 10:00\u00a0a.m. (UTC-07:00)'],
  ['2027-09-16T23:30:00+05:45', 'Thursday, September 16, 2027, 11:30\u00a0p.m. (UTC+05:45)'],
  ['2027-09-16T00:00:00Z', 'Thursday, September 16, 2027, 12:00\u00a0a.m. (UTC)'],
  ['2027-09-16T12:00:00+00:00', 'Thursday, September 16, 2027, 12:00\u00a0p.m. (UTC)'],
])('%s is read in the offset that it was written in', (starts, words) => {
  expect(eventDate(starts)).toBe(words)
})

test('an open date or place is announced as open', () => {
  expect([eventDate(undefined), eventPlace(undefined)]).toEqual(['to be announced', 'to be announced'])
  expect(eventPlace('Room 5')).toBe('Room 5')
})

test('a British event has the day before its month, and hours to twenty-four', () => {
  expect(eventDate('2027-09-16T19:00:00+01:00', 'en-GB', 'Europe/London')).toMatch(
    /^Thursday,? 16 September 2027, 19:00 \(London time\)$/,
  )
})

test('a German event is dated as Germans write it', () => {
  expect(eventDate('2027-09-16T19:00:00+02:00', 'de')).toBe(
    'Donnerstag, 16. September 2027, 19:00\u00a0Uhr (UTC+02:00)',
  )
  expect(eventDate(undefined, 'de')).toBe('wird noch bekannt gegeben')
  expect(eventPlace(undefined, 'de')).toBe('wird noch bekannt gegeben')
})

test('a French event is dated as the French write it: the first of a month, and a full hour without zeros', () => {
  expect(eventDate('2027-04-01T20:00:00+02:00', 'fr', 'Europe/Paris')).toBe(
    'jeudi 1er avril 2027, 20\u00a0h (Paris)',
  )
  expect(eventDate('2027-04-01T20:30:00+02:00', 'fr')).toBe(
    'jeudi 1er avril 2027, 20\u00a0h\u00a030 (UTC+02:00)',
  )
})

test('an event that names its zone is dated on the clocks of its city', () => {
  const moment = '2027-09-16T09:00:00Z'
  expect(eventDate(moment, undefined, 'Australia/Sydney')).toBe(
    'Thursday, September 16, 2027, 7:00\u00a0p.m. (Sydney time)',
  )
  expect(eventDate(moment, 'en', 'America/Los_Angeles')).toBe(
    'Thursday, September 16, 2027, 2:00\u00a0a.m. Pacific Time',
  )
  expect(eventDate(moment, 'en-GB', 'America/Los_Angeles')).toMatch(/, 02:00 \(Los Angeles time\)$/)
  expect(eventDate(moment, 'de', 'Europe/Berlin')).toBe(
    'Donnerstag, 16. September 2027, 11:00\u00a0Uhr (Berlin)',
  )
})

test.each([
  ['de', 'Europe/Vienna', 'Wien'],
  ['de', 'Europe/Zurich', 'Zürich'],
  ['es', 'America/New_York', 'Nueva York'],
  ['fr', 'Europe/London', 'Londres'],
] as const)('in the language %s the clocks of %s are those of %s', (lang, zone, city) => {
  expect(eventDate('2027-09-16T09:00:00Z', lang, zone)).toMatch(new RegExp(` \\(${city}\\)$`))
})

test('an Arabic event is dated on the clocks of a place in Arabic letters', () => {
  const moment = '2027-03-04T15:00:00Z'
  expect(eventDate(moment, 'ar', 'Asia/Riyadh')).toBe(
    'الخميس، 4 مارس 2027، 6:00 مساءً بتوقيت المملكة العربية السعودية',
  )
  expect(eventDate(moment, 'ar', 'America/New_York')).toMatch(/ بتوقيت نيويورك$/)
})
