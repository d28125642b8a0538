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

const reported = (least: number) =>
  pairs.flatMap((pair) => (pair.least === least ? [`${pair.front} on ${pair.ground}`] : [])).toSorted()

test('these sixteen pairs of text need 4.5:1, and no other', () => {
  const grounds = {
    paper: ['ink', 'ink2', 'brandInk', 'error', 'ok'],
    paper2: ['ink', 'ink2', 'brandInk'],
    white: ['ink', 'ink2', 'error'],
    deep: ['onDeep', 'onDeep2', 'accent'],
    brand: ['onBrand'],
    accent: ['deep'],
  }
  const expected = Object.entries(grounds).flatMap(([ground, fronts]) =>
    fronts.map((front) => `${front} on ${ground}`),
  )
  expect(expected).toHaveLength(16)
  expect(reported(4.5)).toEqual(expected.toSorted())
})

test('the border of fields and the button itself need 3:1', () => {
  expect(reported(3)).toEqual(['brand on paper', 'brand on paper2', 'line3 on paper2', 'line3 on white'])
  expect(pairs).toHaveLength(20)
})
