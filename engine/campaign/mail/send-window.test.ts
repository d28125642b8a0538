import { expect, test } from 'vitest'
import { inWindow, SendWindowText, sendWindowOf } from './send-window.ts'

const wrong = (text: string) => SendWindowText.safeParse(text).error?.issues[0]?.message

test.each([
  ['8:00-20:00 Europe/London', { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', until: '20:00' }],
  ['Mon-Fri 9:30-24:00 Europe/London', { days: [1, 2, 3, 4, 5], from: '09:30', until: '24:00' }],
  ['Sat-Mon 07:00-08:00 Europe/London', { days: [6, 7, 1], from: '07:00', until: '08:00' }],
])('%s', (text, window) => {
  expect(sendWindowOf(text)).toEqual({ ...window, zone: 'Europe/London' })
})

test("a reader's window knows the clocks of those who did not say theirs", () => {
  const window = { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', until: '20:00', isReaders: true }
  expect(sendWindowOf('8:00-20:00 reader', 'America/New_York')).toEqual({
    ...window,
    zone: 'America/New_York',
  })
  expect(sendWindowOf('8:00-20:00 reader')).toEqual({ ...window, zone: 'UTC' })
  expect(sendWindowOf('8:00-20:00 Europe/London', 'UTC').zone).toBe('Europe/London')
})

test('what is no window is refused with one that is', () => {
  for (const text of [
    'always',
    '8-20 Europe/London',
    '8:00-25:00 Europe/London',
    'Mo-Fr 8:00-9:00 Europe/London',
  ])
    expect(wrong(text), text).toMatch(/such as "8:00-20:00 Europe\/London"/)
  expect(wrong('20:00-8:00 Europe/London')).toMatch(/open before it closes/)
  expect(wrong('8:00-20:00 Dublin')).toBe('has no time zone that exists: write "8:00-20:00 Europe/Dublin"')
})

test.each([
  // New York is four hours behind in summer and five in winter.
  ['2026-07-01T14:00:00.000Z', '2026-07-01T14:00:00.000Z'],
  ['2026-07-01T07:00:00.000Z', '2026-07-01T12:00:00.000Z'],
  ['2026-07-02T00:00:00.000Z', '2026-07-02T12:00:00.000Z'],
  ['2026-07-04T14:00:00.000Z', '2026-07-06T12:00:00.000Z'],
  ['2026-12-01T07:00:00.000Z', '2026-12-01T13:00:00.000Z'],
  ['2026-10-30T23:30:00.000Z', '2026-10-30T23:30:00.000Z'],
  ['2026-10-31T00:00:00.000Z', '2026-11-02T13:00:00.000Z'],
])('a mail that is due at %s leaves at %s', (due, leaves) => {
  const window = sendWindowOf('Mon-Fri 8:00-20:00 America/New_York')
  expect(inWindow(new Date(due), window).toISOString()).toBe(leaves)
})
