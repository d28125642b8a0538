import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

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
