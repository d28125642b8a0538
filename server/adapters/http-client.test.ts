import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secondsIn } from './http-client.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

test.each([
  ['120', 120],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['9999999', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['2026', 2026],
  ['Sat, never GMT', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s is %s seconds', (header, seconds) => {
  expect(secondsIn(header)).toBe(seconds)
})
