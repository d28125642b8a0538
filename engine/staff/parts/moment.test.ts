import { expect, test } from 'vitest'
import { zoneName } from './moment.tsx'

test.each([
  ['America/New_York', 'Eastern Time'],
  ['Asia/Kolkata', 'India Standard Time'],
  ['UTC', 'UTC'],
])('the zone %s is said as "%s"', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})
