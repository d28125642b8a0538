import { expect, test } from 'vitest'
import { quickestOfThree } from '../../../tests/quickest.ts'
import { foreignWords, leftOvers } from '../rules/facts/foreign-words.ts'
import { headingTypos } from '../markdown/heading-typos.ts'
import { typosIn } from '../markdown/markdown-typos.ts'
import { readMailParts } from '../rules/mails/mail-parts.ts'
import { markupIn } from '../rules/look/check-page-markup.ts'
import { secretsIn } from '../diagnostics/secrets.ts'

const size = 60 * 1024

test.each([
  'a-',
  'eyJ-',
  'a://',
  '-----BEGIN ',
  'api_key:',
  'SG.',
  '<<a ',
  '{{ ',
  '{',
  '[',
  '[ ',
  '- [   ',
  '**a ',
  '` ``',
  '| ',
  '|-',
  '<!--',
  '# a\n',
  '](',
  'www.',
  'https://',
  'pass',
  'smtp-pass',
])('%j many times over is checked quickly', (piece) => {
  for (const text of [piece.repeat(size / piece.length), `${piece}${' '.repeat(size)}x`]) {
    const time = quickestOfThree(() => {
      secretsIn(text, { yaml: true })
      foreignWords(text)
      leftOvers(text)
      typosIn(text)
      headingTypos(text, { hasTitle: false })
    })
    expect(time).toBeLessThan(1500)
  }
})

test('a mail of comments that never end is checked quickly', () => {
  const text = '<!--'.repeat(size / 4)
  expect(quickestOfThree(() => readMailParts(text))).toBeLessThan(1500)
})

test.each(['[', '[x](/', '<a ', '**a', '[a'])(
  '%j 240,000 characters long in a page text is checked quickly',
  (piece) => {
    const text = piece.repeat(240_000 / piece.length)
    expect(quickestOfThree(() => markupIn(text))).toBeLessThan(1500)
  },
)

test.each(['# smtp', '# ', ''])('"pass" 58,000 times after %j is checked quickly', (before) => {
  const text = `${before}${'pass'.repeat(58_000)}`
  expect(quickestOfThree(() => secretsIn(text, { yaml: true }))).toBeLessThan(1500)
})
