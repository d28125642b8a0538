import { expect, test } from 'vitest'
import { closed, isTimeToProbe, classifyFault } from './breaker.ts'
import type { BreakerState } from './breaker.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const pause = ({ openUntil }: BreakerState) => openUntil && (openUntil.getTime() - now.getTime()) / 1000

test('the breaker stays closed after one outage and opens at the third in a row', () => {
  const outage = { fault: 'outage', isProbe: false } as const
  const first = classifyFault(closed, outage, now)
  const second = classifyFault(first, outage, now)
  expect([first.state, second.state]).toEqual(['closed', 'closed'])
  expect(classifyFault(second, outage, now)).toMatchObject({ state: 'open', openUntil: later(5) })
})

test.for(['credentials', 'insecure'] as const)(
  'the breaker opens at the first fault of kind %s, and probes every 20 seconds',
  (fault) => {
    let state = classifyFault(closed, { fault, isProbe: false }, now)
    expect(state.state).toBe('open')
    for (let attempt = 0; attempt < 20; attempt++) {
      state = classifyFault(state, { fault, isProbe: true }, now)
      expect(pause(state)).toBeLessThanOrEqual(30)
    }
  },
)

test('a provider that asks for patience gets more each time, or what it asks for', () => {
  const throttled = { fault: 'throttled', isProbe: true } as const
  let state = classifyFault(closed, throttled, now)
  const pauses = [pause(state)]
  for (let attempt = 0; attempt < 5; attempt++) {
    state = classifyFault(state, throttled, now)
    pauses.push(pause(state))
  }
  expect(pauses).toEqual([15, 30, 60, 120, 300, 300])
  expect(pause(classifyFault(state, { ...throttled, retryAfterSeconds: 40 }, now))).toBe(40)
})

test('what was under way when it opened makes no pause longer', () => {
  const open = classifyFault(closed, { fault: 'throttled', isProbe: false }, now)
  expect(classifyFault(open, { fault: 'throttled', isProbe: false }, later(3))).toBe(open)
})

test('a pause set before the clock was turned back does not last', () => {
  const open = classifyFault(closed, { fault: 'credentials', isProbe: false }, now)
  expect(isTimeToProbe(open, later(1))).toBe(false)
  expect(isTimeToProbe(open, later(30))).toBe(true)
  expect(isTimeToProbe(open, later(-3600))).toBe(true)
})
