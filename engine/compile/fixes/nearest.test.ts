import { expect, test } from 'vitest'
import { nearest, nearestFree } from './nearest.ts'

test.each([
  ['formm', 'form'],
  ['Hero', 'hero'],
  ['testimonal', 'testimonials'],
  ['onEror', 'onError'],
])('for "%s" the nearest name is "%s"', (word, name) => {
  expect(nearest(word, ['hero', 'form', 'testimonials', 'onError'])).toBe(name)
})

test('nothing is guessed for a word that is like none', () => {
  expect(nearest('pricing', ['hero', 'form', 'faq'])).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
})

test.each([
  ['tip-4', ['tip-3'], ['tip-1', 'tip-2'], 'tip-3'],
  ['tip-4', ['tip-3', 'tip-5'], [], undefined],
  ['tip-3', ['tip-33x'], ['tip-2'], undefined],
  ['sleep', ['budget'], [], undefined],
])('what was meant by "%s" of %j, while %j are taken', (word, free, taken, suggestion) => {
  expect(nearestFree(word, free, taken)).toBe(suggestion)
})
