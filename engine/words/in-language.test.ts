import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const usual = {
  'Take {}.': 'Nimm dir {}.',
  '{#} minutes': '{#} Minuten',
  Copy: 'Kopieren',
  'From {} to {}': '{} bis {}',
}

test('what changes in a text is translated in its turn', () => {
  expect(inLanguage('Copy', usual)).toBe('Kopieren')
  expect(inLanguage('Take 90 minutes.', usual)).toBe('Nimm dir 90 Minuten.')
  expect(inLanguage('From 10 minutes to $& minutes', usual)).toBe('10 Minuten bis $& minutes')
})

test('a text of the author stays', () => {
  for (const text of ['Copy that', 'constructor', 'Nimm dir Zeit.', 'Take 90 minutes', ''])
    expect(inLanguage(text, usual)).toBe(text)
})
