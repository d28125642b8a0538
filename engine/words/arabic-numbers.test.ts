import { expect, test } from 'vitest'
import { arabicNumbers } from './arabic-numbers.ts'

test('a telephone number keeps its order in a line from right to left', () => {
  expect(arabicNumbers('الهاتف: +962 6 461 5555.')).toBe('الهاتف: \u2066+962 6 461 5555\u2069.')
  expect(arabicNumbers(arabicNumbers('+962 6 461 5555'))).toBe('\u2066+962 6 461 5555\u2069')
})

test('other numbers stay as they are', () => {
  for (const text of ['12 + 5', 'شارع الياسمين 12، عمّان', '2027-03-04'])
    expect(arabicNumbers(text)).toBe(text)
})
