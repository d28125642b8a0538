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

it('reasons are alternatives in each language, with its own commas', () => {
  expect(asSentence(['du kochst', 'du backst'], 'de')).toBe('du kochst oder du backst.')
  expect(asSentence(['vous cuisinez', 'vous aimez le thé'], 'fr')).toBe('vous cuisinez ou vous aimez le thé.')
  expect(asSentence(['cocinas', 'haces pan'], 'es')).toBe('cocinas o haces pan.')
  expect(asSentence(['تطبخ', 'تخبز'], 'ar')).toBe('تطبخ أو تخبز.')
  expect(asSentence(['تطبخ، أحيانًا،', 'هل تخبز؟'], 'ar')).toBe('تطبخ، أحيانًا؛ هل تخبز؟')
})
