import { expect, test } from 'vitest'
import { inSight } from './text-runs.ts'

const seen = (line: string) => inSight(line.split(/( )/)).join('')

test('words of Arabic are seen from right to left', () => {
  expect(seen('سبع أمسيات لنوم')).toBe('لنوم أمسيات سبع')
})

test('names from abroad stay in order, and so do figures beside them', () => {
  expect(seen('كتاب Sleep Well Tonight جديد')).toBe('جديد Sleep Well Tonight كتاب')
  expect(seen('دليل 7 ليال')).toBe('ليال 7 دليل')
})
