import { expect, test } from 'vitest'
import { coachFile } from '../../../../tests/fixtures/site-fixture.ts'
import { coach, configs, loadPage } from '../../../../tests/fixtures/page-fixture.ts'
import { offsetOfClock } from './check-zone.ts'
import { offsetAt } from './zone-offset.ts'
import { zonesInWords } from './zones-in-words.ts'

const july = '2027-07-04T18:00:00'
const ofCoach = (timezone: string) => ({ [coachFile]: `${coach}notices: { timezone: ${timezone} }\n` })
const load = (starts: string, words: { when?: string; place?: string }, timezone = 'UTC') =>
  loadPage('event', { ...configs.event.least, starts, ...words }, {}, ofCoach(timezone))
const rulesOf = (...args: Parameters<typeof load>) => load(...args).diagnostics.map(({ rule }) => rule)

test.each([
  [`${july}+01:00`, { when: 'Sunday, July 4, 6 p.m. in Berlin' }, `${july}+02:00`],
  [`${july}-08:00`, { when: 'Sunday, July 4, 6 p.m. Pacific Time' }, `${july}-07:00`],
  [`${july}+00:00`, { place: '5 Quiet Lane, London' }, `${july}+01:00`],
  ['2027-12-05T18:00:00-04:00', { when: 'December 5, 6 p.m. ET' }, '2027-12-05T18:00:00-05:00'],
])('%s is not the offset of the zone that is named: %j', (starts, words, right) => {
  const { diagnostics } = load(starts, words)
  expect(diagnostics.map(({ rule, path }) => ({ rule, path }))).toEqual([
    { rule: 'event-offset', path: 'with.starts' },
  ])
  expect(diagnostics[0]?.fix).toContain(`Write '${right}'`)
  expect(diagnostics[0]?.repair?.map(({ text }) => text)).toEqual([JSON.stringify(right)])
})

test.each([
  [`${july}+02:00`, { when: 'Sunday, July 4, 6 p.m. in Berlin' }],
  [`${july}-05:00`, { when: 'Sunday, July 4, 6 p.m. EST' }],
  [`${july}-07:00`, { when: 'July 4, 6 p.m. PT / 9 p.m. ET' }],
  [`${july}+01:00`, { place: 'A hall in Ellery' }],
  [`${july}Z`, { place: 'London' }],
])('%s may well be right beside %j', (starts, words) => {
  expect(rulesOf(starts, words)).toEqual([])
})

test('without a name the coach’s own zone counts, unless the place may be elsewhere', () => {
  const berlin = 'Europe/Berlin'
  expect(rulesOf(`${july}+01:00`, {}, berlin)).toEqual(['event-offset'])
  expect(rulesOf(`${july}+01:00`, { when: 'Sunday, July 4, 6 p.m.' }, berlin)).toEqual(['event-offset'])
  expect(rulesOf(`${july}+01:00`, { place: 'https://meet.example/a' }, berlin)).toEqual(['event-offset'])
  expect(rulesOf(`${july}+02:00`, {}, berlin)).toEqual([])
  expect(rulesOf(`${july}+01:00`, { place: '3 Hill Road, Leeds' }, berlin)).toEqual([])
  expect(rulesOf(`${july}+01:00`, { when: 'July 4, 6 p.m. in Leeds' }, berlin)).toEqual([])
  expect(rulesOf(`${july}-07:00`, {}, berlin)).toEqual([])
})

test('close to the change of clocks it is the time on the clock that counts', () => {
  expect(offsetAt('Europe/Berlin', Date.UTC(2027, 0, 1))).toBe('+01:00')
  expect(offsetAt('UTC', 0)).toBe('+00:00')
  expect(offsetAt('Nowhere/City', 0)).toBeUndefined()
  expect(offsetOfClock('Europe/Berlin', '2027-03-28T03:30:00+01:00')).toBe('+02:00')
  expect(offsetOfClock('Europe/Berlin', '2027-10-31T01:30:00+01:00')).toBe('+02:00')
})

test('cities stand among other words', () => {
  expect(zonesInWords('Altes Haus Berlin, 18:00')).toEqual([{ zone: 'Europe/Berlin' }])
  expect(zonesInWords('noon in New York')).toEqual([{ zone: 'America/New_York' }])
  expect(zonesInWords('In the Central Park, by the Pacific')).toEqual([])
})
