import { expect, it } from 'vitest'
import { asSentence } from './sentence.ts'

it('what is true of the reader becomes one sentence', () => {
  expect(asSentence(['you cook'], 'and')).toBe('you cook.')
  expect(asSentence(['you cook', 'you bake.'], 'and')).toBe('you cook and you bake.')
  expect(asSentence(['you cook', 'you shop', 'you bake'], 'and')).toBe('you cook, you shop, and you bake.')
})

it('each reason against is one by itself', () => {
  expect(asSentence(['you hate soup', 'you are ill'], 'or')).toBe('you hate soup or you are ill.')
})

it('reasons with commas of their own are separated by semicolons', () => {
  expect(asSentence(['you cook, often;', 'you bake'], 'and')).toBe('you cook, often; you bake.')
})

it('a reason that ends as a question stays one', () => {
  expect(asSentence(['who does not?'], 'and')).toBe('who does not?')
})

it('reasons are joined in each language, with its own commas', () => {
  expect(asSentence(['du kochst', 'du backst'], 'and', 'de')).toBe('du kochst und du backst.')
  expect(asSentence(['vous cuisinez', 'vous aimez le thé'], 'or', 'fr')).toBe(
    'vous cuisinez ou vous aimez le thé.',
  )
  expect(asSentence(['cocinas', 'haces pan'], 'and', 'es')).toBe('cocinas y haces pan.')
  expect(asSentence(['تطبخ', 'تخبز'], 'or', 'ar')).toBe('تطبخ أو تخبز.')
  expect(asSentence(['تطبخ، أحيانًا،', 'هل تخبز؟'], 'and', 'ar')).toBe('تطبخ، أحيانًا؛ هل تخبز؟')
})
