import { expect, test } from 'vitest'
import { suggestDuration } from './with-help.ts'

const minutes = 'How long it takes, in minutes.'
const hours = 'Hours after the sign-up.'

test.each([
  ['90 min', minutes, 90],
  ['90min.', minutes, 90],
  ['2.5 hours', minutes, 150],
  ['2,5 h', minutes, 150],
  ['2 days', hours, 48],
  ['120 minutes', hours, 2],
])('%j at "%s" is %d', (text, description, amount) => {
  expect(suggestDuration(text, description)).toBe(amount)
})

test.each([
  ['90 minutes', hours],
  ['1:30', minutes],
  ['soon', minutes],
  ['two', minutes],
  ['2 weeks', minutes],
  ['', minutes],
  ['an hour', minutes],
  ['2 hours', 'Pixels between the hours, or minutes.'],
  ['2 hours', undefined],
  [120, minutes],
])('for %j at "%s" nothing is suggested', (text, description) => {
  expect(suggestDuration(text, description)).toBeUndefined()
})
