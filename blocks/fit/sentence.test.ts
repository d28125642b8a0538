import { expect, it } from 'vitest'
import { asSentence } from './sentence.ts'

it('reasons become one sentence', () => {
  expect(asSentence(['you cook'])).toBe('you cook.')
  expect(asSentence(['you cook', 'you bake.'])).toBe('you cook or you bake.')
  expect(asSentence(['you cook', 'you shop', 'you bake'])).toBe('you cook, you shop, or you bake.')
})

it('reasons with commas of their own are separated by semicolons', () => {
  expect(asSentence(['you cook, often;', 'you bake'])).toBe('you cook, often; you bake.')
})

it('a reason that ends as a question stays one', () => {
  expect(asSentence(['who does not?'])).toBe('who does not?')
})
