import { expect, test } from 'vitest'
import { arUsual } from './ar-usual.ts'
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

const arabic = (text: string) => inLanguage(text, arUsual)

test('numbers have the plural of the language', () => {
  expect(arabic('2 hours')).toBe('ساعتان')
  expect(arabic('5 minutes')).toBe('5 دقائق')
  expect(arabic('45 minutes')).toBe('45 دقيقة')
  expect(arabic('1,200 places. *One date.*')).toBe('1,200 مقعد. *موعد واحد.*')
  expect(arabic('Take 3 hours 11 minutes.')).toBe('المدة: 3 ساعات و11 دقيقة.')
})

test('a text of the author stays', () => {
  for (const text of ['Copy that', 'constructor', 'Nimm dir Zeit.', 'Take 90 minutes', ''])
    expect(inLanguage(text, usual)).toBe(text)
})
