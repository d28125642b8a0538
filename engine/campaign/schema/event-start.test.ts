import { expect, test } from 'vitest'
import { EventStart, startOf } from './event-start.ts'

const problems = (text: unknown) => EventStart.safeParse(text).error?.issues.map(({ message }) => message)

test('a time on the clocks of a zone has the offset of that zone on that day', () => {
  expect(startOf('2026-09-16 12:00 America/New_York')).toEqual({
    at: '2026-09-16T12:00:00-04:00',
    zone: 'America/New_York',
  })
  expect(startOf('2026-12-16 12:00 America/New_York').at).toBe('2026-12-16T12:00:00-05:00')
  expect(startOf('2027-01-10 19:00 Australia/Sydney').at).toBe('2027-01-10T19:00:00+11:00')
  expect(startOf('2027-03-04T18:00:00+01:00')).toEqual({ at: '2027-03-04T18:00:00+01:00' })
})

test.each(['2026-09-16 12:00 America/New_York', '2027-03-04T18:00:00+01:00', '2027-03-04T18:00:00Z'])(
  '%s is a start',
  (text) => {
    expect(problems(text)).toBeUndefined()
  },
)

test.each([
  [
    '2027-03-28 02:30 Europe/Berlin',
    'leave out that day: write 2027-03-28T01:30:00+01:00 or 2027-03-28T03:30:00+02:00',
  ],
  [
    '2027-10-31 02:30 Europe/Berlin',
    'show twice that day: write 2027-10-31T02:30:00+02:00 or 2027-10-31T02:30:00+01:00',
  ],
  ['2027-03-04 18:00 Dublin', 'has no time zone that exists: write "2027-03-04 18:00 Europe/Dublin"'],
  ['2027-02-30 18:00 Europe/Berlin', 'write "2027-02-28 18:00 Europe/Berlin"'],
  ['2027-03-04 25:00 Europe/Berlin', 'Europe/Berlin", with your own time'],
  ['2027-03-04 18:00', 'with your own time zone'],
  ['next Thursday', 'must be a date that exists'],
])('%s is refused: %s', (text, words) => {
  expect(problems(text)).toEqual([expect.stringContaining(words)])
})
