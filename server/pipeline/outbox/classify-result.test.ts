import { expect, test } from 'vitest'
import { retryDelay } from './classify-result.ts'

const schedule = [1, 5, 30, 120, 300, 600]
const minutes = (seconds: number | null) => (seconds === null ? null : seconds / 60)

test('a provider that says "not now" is tried after 1, 5 and 30 minutes, 2, 5 and 10 hours, then every 10 hours', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((refusals) =>
    minutes(retryDelay({ refusals, outages: 0, isOutage: false, ageSeconds: 0, schedule })),
  )
  expect(delays).toEqual([1, 5, 30, 120, 300, 600, 600, 600])
})

test('a mail or call is given up within five days', () => {
  let age = 0
  let refusals = 0
  for (;;) {
    const delay = retryDelay({ refusals: ++refusals, outages: 0, isOutage: false, ageSeconds: age, schedule })
    if (delay === null) break
    age += delay
  }
  expect(age).toBeGreaterThan(4 * 24 * 3600)
  expect(age).toBeLessThanOrEqual(5 * 24 * 3600)
})

test('a mail that waited a week for its provider is not given up at the first "not now"', () => {
  const late = { outages: 0, isOutage: false, ageSeconds: 7 * 24 * 3600, schedule }
  expect([1, 2, 3, 4].map((refusals) => minutes(retryDelay({ ...late, refusals })))).toEqual([1, 5, 30, null])
  expect(retryDelay({ ...late, refusals: 0, outages: 1, isOutage: true })).toBeNull()
})

test('a mail server that was away for up to an hour gets the mail within a minute of its return', () => {
  let age = 0
  for (let outages = 1; age < 3600; outages++) {
    const delay = retryDelay({ refusals: 0, outages, isOutage: true, ageSeconds: age, schedule })
    expect(delay).toBeLessThanOrEqual(60)
    age += delay ?? Infinity
  }
})

test('a step may have a schedule and a most of attempts of its own', () => {
  const own = { outages: 0, isOutage: false, ageSeconds: 0, schedule: [2, 3], mostAttempts: 4 }
  expect([1, 2, 3, 4].map((refusals) => minutes(retryDelay({ ...own, refusals })))).toEqual([2, 3, 3, null])
  expect(retryDelay({ ...own, refusals: 9, outages: 1, isOutage: true })).toBe(2)
})

test('a provider that names a time is tried then', () => {
  const named = { refusals: 1, outages: 0, isOutage: false, ageSeconds: 0, schedule, retryAfterSeconds: 90 }
  expect(retryDelay(named)).toBe(90)
})

test('a provider that always asks to be tried immediately, or next month, is not taken at its word', () => {
  const named = { outages: 0, isOutage: false, ageSeconds: 0, schedule }
  const delays = [1, 2, 60].map((refusals) => retryDelay({ ...named, refusals, retryAfterSeconds: 0 }))
  expect(delays).toEqual([5, 10, 300])
  expect(retryDelay({ ...named, refusals: 1, retryAfterSeconds: 999_999 })).toBe(24 * 3600)
})

test('a provider that asks to be left alone for long is not tried before, and no attempt counts', () => {
  const patient = { refusals: 0, outages: 1, isOutage: true, ageSeconds: 0, schedule }
  expect(retryDelay({ ...patient, retryAfterSeconds: 3600 })).toBe(3600)
  expect(retryDelay({ ...patient, retryAfterSeconds: 0 })).toBe(2)
  expect(retryDelay({ ...patient, retryAfterSeconds: 999_999 })).toBe(24 * 3600)
})
