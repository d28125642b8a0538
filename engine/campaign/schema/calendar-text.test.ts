import { expect, test } from 'vitest'
import { currentCalendar } from './calendar-text.ts'

const calendar =
  'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:a@b\r\nSEQUENCE:0\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'

test('a calendar file counts how often its event was changed', () => {
  expect(currentCalendar(calendar, { sequence: 0, isCancelled: false })).toBe(calendar)
  expect(currentCalendar(calendar, { sequence: 3, isCancelled: false })).toBe(
    calendar.replace('SEQUENCE:0', 'SEQUENCE:3'),
  )
})

test('the file of a cancelled event removes the entry', () => {
  expect(currentCalendar(calendar, { sequence: 4, isCancelled: true }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'METHOD:CANCEL',
    'BEGIN:VEVENT',
    'UID:a@b',
    'SEQUENCE:4',
    'STATUS:CANCELLED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
