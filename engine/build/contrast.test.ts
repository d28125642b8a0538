import { expect, test } from 'vitest'
import { wcagContrast } from 'culori'
import { contrast, pairs } from './contrast.ts'

test.each([
  ['#000000', '#ffffff'],
  ['#bc1f4b', '#fffbf4'],
  ['#987f7f', '#ffe9cc'],
  ['#ffa838', '#540f24'],
  ['#0a0a0a', '#0b0b0b'],
])('the contrast of %s and %s is the one of WCAG, either way round', (a, b) => {
  expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 3)
  expect(contrast(b, a)).toBe(contrast(a, b))
})

test('sixteen pairs of text and four of shapes are judged', () => {
  expect(pairs.filter(({ least }) => least === 4.5)).toHaveLength(16)
  expect(pairs.filter(({ least }) => least === 3)).toHaveLength(4)
})
