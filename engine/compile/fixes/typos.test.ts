import { expect, test } from 'vitest'
import { surely } from './typos.ts'

test.each([
  ['Quiet_Monday', 'quiet-monday'],
  ['quietmonday', 'quiet-monday'],
  ['sumer-guide', 'summer-guide'],
  ['/callendar', '/calendar'],
  ['first-nihgt', 'first-night'],
  ['nmae', 'name'],
  ['relocaton-guide', 'relocation-guide'],
  ['sleep-gude', 'sleep-guide'],
  ['day-befor', 'day-before'],
  ['portrayt.jpg', 'portrait.jpg'],
])('"%s" is a typo of "%s"', (word, name) => {
  expect(surely(word, ['something-else', name])).toBe(name)
})

test.each([
  ['cover-a.png', 'cover-b.png'],
  ['week-1', 'week-2'],
  ['page-10', 'page-1'],
  ['/bookings', '/booking'],
  ['/booking', '/bookings'],
  ['quiet-sunday', 'quiet-monday'],
  ['date', 'name'],
  ['time', 'name'],
  ['page', 'name'],
  ['monday-call', 'monday-list'],
  ['call.txt', 'call'],
])('"%s" may be meant beside "%s"', (word, name) => {
  expect(surely(word, [name])).toBeUndefined()
})

test('of two that it could be, none is taken', () => {
  expect(surely('first-nigt', ['first-night', 'first-nigh'])).toBe('first-night')
  expect(surely('quietmonday', ['quiet-monday', 'quiet_monday'])).toBeUndefined()
})
