import { expect, test } from 'vitest'
import { lastDays } from './local-day.ts'

test.each([
  ['UTC', '2026-11-25T03:00:00Z', '2026-11-25T00:00:00.000Z', '2026-11-19T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-24T23:30:00Z', '2026-11-24T23:00:00.000Z', '2026-11-18T23:00:00.000Z'],
  ['America/New_York', '2026-11-25T03:00:00Z', '2026-11-24T05:00:00.000Z', '2026-11-18T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-25T03:00:00Z', '2026-11-24T18:15:00.000Z', '2026-11-18T18:15:00.000Z'],
  // Clocks went back on 25 October, at night.
  ['Europe/Berlin', '2026-10-25T10:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-18T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-28T10:00:00Z', '2026-10-27T23:00:00.000Z', '2026-10-21T22:00:00.000Z'],
])('in %s the day of %s began at %s', (zone, now, today, week) => {
  const days = lastDays(new Date(now), zone, 7)
  expect([days[6]?.toISOString(), days[0]?.toISOString()]).toEqual([today, week])
})

test('the last days begin at midnight, also where one of them had an hour more', () => {
  const days = lastDays(new Date('2026-10-26T10:00:00Z'), 'Europe/Berlin', 3)
  expect(days.map((day) => day.toISOString())).toEqual([
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
})
