import { expect, test } from 'vitest'
import { lastDigest } from './digest.ts'

const of = (now: string, hour: number, timezone: string) => {
  const { day, until } = lastDigest(new Date(now), { hour, timezone })
  return `${day} ${until.toISOString()}`
}

test.each([
  ['2026-11-21T08:00:00Z', 8, 'UTC', '2026-11-21 2026-11-21T08:00:00.000Z'],
  ['2026-11-21T07:59:59Z', 8, 'UTC', '2026-11-20 2026-11-20T08:00:00.000Z'],
  ['2026-11-21T13:30:00Z', 8, 'America/New_York', '2026-11-21 2026-11-21T13:00:00.000Z'],
  ['2026-11-21T12:30:00Z', 8, 'America/New_York', '2026-11-20 2026-11-20T13:00:00.000Z'],
  ['2026-11-21T19:00:00Z', 8, 'Pacific/Auckland', '2026-11-22 2026-11-21T19:00:00.000Z'],
  ['2026-06-01T02:30:00Z', 8, 'Asia/Kolkata', '2026-06-01 2026-06-01T02:30:00.000Z'],
  // The clocks change between the digest and now: its hour is that of the day it belongs to.
  ['2026-10-25T03:00:00Z', 1, 'Europe/London', '2026-10-25 2026-10-25T01:00:00.000Z'],
  ['2026-03-29T12:00:00Z', 0, 'Europe/London', '2026-03-29 2026-03-29T00:00:00.000Z'],
  ['2028-02-29T23:00:00Z', 0, 'UTC', '2028-02-29 2028-02-29T00:00:00.000Z'],
])('at %s the last digest of hour %i in %s is known', (now, hour, timezone, expected) => {
  expect(of(now, hour, timezone)).toBe(expected)
})
