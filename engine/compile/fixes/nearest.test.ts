import { expect, test } from 'vitest'
import { nearest, sureNearest } from './nearest.ts'

test.each([
  ['formm', 'form'],
  ['Hero', 'hero'],
  ['testimonal', 'testimonials'],
  ['onEror', 'onError'],
  ['from', 'form'],
  ['ehro', 'hero'],
  ['onErr', 'onError'],
])('for "%s" the nearest name is "%s"', (word, name) => {
  expect(nearest(word, ['hero', 'form', 'testimonials', 'onError'])).toBe(name)
})

test('nothing is guessed for a word that is like none', () => {
  expect(nearest('pricing', ['hero', 'form', 'faq'])).toBeUndefined()
  expect(nearest('bread', ['trend', 'heart'])).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
})

test('what is written into a file is one mistake away, two in a long word, and nothing else is as near', () => {
  const names = ['hero', 'action', 'option', 'testimonials']
  expect(sureNearest('heros', names)).toBe('hero')
  expect(sureNearest('testimonal', names)).toBe('testimonials')
  expect(nearest('acton', names)).toBe('action')
  expect(nearest('potions', names)).toBe('option')
  expect(sureNearest('potions', names)).toBeUndefined()
  expect(sureNearest('cat', ['car', 'cut'])).toBeUndefined()
})
