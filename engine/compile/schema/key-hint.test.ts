import { expect, test } from 'vitest'
import { keyHint } from './key-hint.ts'

const campaign = ['name', 'path', 'theme', 'sections']
const coach = ['slug', 'brand', 'theme']
const look = ['brand', 'brandInk', 'accent', 'deep', 'font', 'textFont', 'radius']

test.each([
  ['primaryColor', campaign, 'theme.brand'],
  ['brand_colour', coach, 'theme.brand'],
  ['primary', look, 'brand'],
  ['accent-color', look, 'accent'],
  ['fontFamily', coach, 'theme.font'],
  ['headline', ['title', 'text'], 'title'],
  ['text', ['mark', 'title', 'description'], 'description'],
  ['seats', ['title', 'capacity'], 'capacity'],
  ['url', campaign, 'path'],
  ['src', ['file', 'alt'], 'file'],
  ['file', ['src', 'alt'], 'src'],
])('the key "%s" among %j is called "%s" here', (word, names, key) => {
  expect(keyHint(word, names)).toBe(key)
})

test('a word whose meaning has no key here, and any other, is left alone', () => {
  expect(keyHint('primaryColor', ['title', 'text'])).toBeUndefined()
  expect(keyHint('primary', ['brand', 'name'])).toBeUndefined()
  expect(keyHint('bread', campaign)).toBeUndefined()
})
