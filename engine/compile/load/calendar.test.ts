import { expect, test } from 'vitest'
import { Coach } from '../../campaign/schema/coach.ts'
import { calendarOf } from './calendar.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'

const coach = Coach.parse({
  slug: 'nora',
  brand: 'Nora Sleeps',
  name: 'Nora Vale',
  theme: testTheme,
  sender: { name: 'Nora Vale', address: 'nora@sleep.example' },
  postalAddress: '1 Quiet Lane',
  hosts: ['sleep.example'],
})

const calendarFor = (event: object, owner = coach, options = {}) =>
  calendarOf(
    {
      id: 'nora/evening',
      file: 'nora/evening.yaml',
      coach: 'nora',
      name: 'An evening, and more; for everybody',
      path: '/evening',
      aliases: [],
      redirects: [],
      live: true,
      mails: true,
      seo: { title: 'a', description: 'b' },
      sections: [],
      pipeline: [
        { step: 'lead', source: 'x' },
        { step: 'event', capacity: 5, minutes: 60, ...event },
      ],
    },
    owner,
    'https://porch.example',
    options,
  )

const unfolded = (calendar: string | null) => (calendar ?? '').replaceAll('\r\n ', '')

test('an event has a calendar file in UTC, with where, how long and the page', () => {
  const calendar = unfolded(
    calendarFor({ starts: '2027-02-11T10:00:00-08:00', minutes: 90, place: 'Room 5, 1st floor' }),
  )
  const lines = calendar.split('\r\n')
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porchlight//Campaigns//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:nora.evening@sleep.example',
    'SEQUENCE:0',
    'DTSTAMP:20000101T000000Z',
    'DTSTART:20270211T180000Z',
    'DTEND:20270211T193000Z',
    'SUMMARY:An evening\\, and more\\; for everybody',
    'LOCATION:Room 5\\, 1st floor',
    'DESCRIPTION:https://sleep.example/evening',
    'ORGANIZER;CN="Nora Vale":mailto:nora@sleep.example',
    'URL;VALUE=URI:https://sleep.example/evening',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('lines end in CRLF and none is longer than 75 bytes, letters of any alphabet included', () => {
  const calendar = calendarFor({
    starts: '2027-02-11T10:00:00Z',
    title: 'Über die Nächte – ein Abend für alle. '.repeat(5),
  })
  const lines = (calendar ?? '').split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(unfolded(calendar)).toContain('Über die Nächte – ein Abend für alle.')
})

test('while its date is open an event has no calendar file', () => {
  expect(calendarFor({})).toBeNull()
})

test('the same event gives the same bytes', () => {
  const event = { starts: '2027-02-11T10:00:00Z' }
  expect(calendarFor(event)).toBe(calendarFor(event))
})

test('no title, place or name can add a line of its own or break out of its quotes', () => {
  const bad = 'An\r\nATTENDEE:mailto:x@y.example\u0000"evening"'
  const sender = { name: bad, address: 'nora@sleep.example' }
  const calendar = calendarFor(
    { starts: '2027-02-11T10:00:00Z', title: bad, place: bad },
    { ...coach, sender },
  )
  const lines = unfolded(calendar).split('\r\n')
  expect(lines).toContain('SUMMARY:An ATTENDEE:mailto:x@y.example "evening"')
  expect(lines).toContain('LOCATION:An ATTENDEE:mailto:x@y.example "evening"')
  expect(lines).toContain(`ORGANIZER;CN="An ATTENDEE:mailto:x@y.example 'evening'":mailto:nora@sleep.example`)
})

test.each([
  ['a meeting link', { place: 'Zoom: https://zoom.example/j/1' }, false],
  ['a meeting link that is for everybody', { place: 'https://zoom.example/j/1', private: false }, true],
  ['an address', { place: 'Room 5' }, true],
  ['an address for guests', { place: 'Room 5', private: true }, false],
])('%s is in the file that everybody can open only where it may be', (_, event, isShown) => {
  const dated = { starts: '2027-02-11T10:00:00Z', ...event }
  expect(calendarFor(dated)?.includes('LOCATION')).toBe(isShown)
  expect(calendarFor(dated, coach, { isForGuests: true })).toContain('LOCATION')
})
