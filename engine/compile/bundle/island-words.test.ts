import { expect, test } from 'vitest'
import { islandsOf } from './island-words.ts'

test('each language has a script of its own, with its words alone', () => {
  const { en, de } = islandsOf('let words=__FORM_WORDS__;go()')
  const [english, german] = [en, de].map(({ content }) => content.toString())
  expect(english).toMatch(/^let words=\{problems:\{missing:"Please fill this in\."/)
  expect(german).toContain('missing:"Bitte fülle dieses Feld aus."')
  expect(german).not.toContain('Please')
  expect(en.name).toMatch(/^island\.[0-9a-f]{8}\.js$/)
  expect(de.name).not.toBe(en.name)
})
