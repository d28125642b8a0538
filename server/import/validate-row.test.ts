import { expect, test } from 'vitest'
import { BadRow, validatedEmail, validatedMoment, validatedText } from './validate-row.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31 08:15', '2026-01-31T08:15:00.000Z'],
  ['2026-01-31T08:15:30Z', '2026-01-31T08:15:30.000Z'],
  ['2026-01-31 08:15:30 UTC', '2026-01-31T08:15:30.000Z'],
  ['2026-01-31T08:15:30.123+02:00', '2026-01-31T06:15:30.123Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
])('the moment %s is %s', (text, iso) => {
  expect(validatedMoment(text, now)).toEqual(new Date(iso))
})

test.each([
  '31.01.2026',
  '01/31/2026',
  '2026-02-30',
  '2026-13-01',
  '2026-01-31T25:00',
  'yesterday',
  '2026-11-22',
])('"%s" is refused as a moment', (text) => {
  expect(() => validatedMoment(text, now)).toThrow(BadRow)
})

test('addresses are validated as the form validates them', () => {
  expect(validatedEmail(' Ann@EXAMPLE.com ')).toBe('ann@example.com')
  for (const bad of [undefined, '', 'ann', 'ann@localhost', 'a b@example.com'])
    expect(() => validatedEmail(bad)).toThrow(BadRow)
})

test('a text that no form would have taken is refused', () => {
  expect(() => validatedText('x'.repeat(101), 'name', 100)).toThrow(BadRow)
  expect(() => validatedText('a\nb', 'name', 100)).toThrow(BadRow)
  expect(validatedText('', 'name', 100)).toBeNull()
})
