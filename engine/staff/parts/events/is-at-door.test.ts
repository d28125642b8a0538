import { expect, test } from 'vitest'
import { isAtDoor } from './is-at-door.ts'

test('guests are ticked off from the day of the event on', () => {
  const startsAt = new Date(2027, 8, 16, 18).toISOString()
  expect(isAtDoor({ startsAt }, new Date(2027, 8, 15, 23, 59))).toBe(false)
  expect(isAtDoor({ startsAt }, new Date(2027, 8, 16, 0, 0))).toBe(true)
  expect(isAtDoor({ startsAt }, new Date(2027, 8, 20))).toBe(true)
  expect(isAtDoor({ startsAt: null })).toBe(false)
})
