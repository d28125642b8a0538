import { expect, test } from 'vitest'
import { islandsOf } from './island-words.ts'

const scripts = {
  island: 'let words=__FORM_WORDS__;await __ANSWER__;go()',
  answer: 'let words=__ANSWER_WORDS__;answer()',
}

test('each language has scripts of its own, with their words alone', () => {
  const { en, de } = islandsOf(scripts)
  const [english, german] = [en, de].map(({ island }) => island.content.toString())
  expect(english).toMatch(/^let words=\{problems:\{missing:"Please fill this in\."/)
  expect(english).not.toContain('Did you mean')
  expect(german).toContain('missing:"Bitte fülle dieses Feld aus."')
  expect(german).not.toContain('Please')
  expect(en.answer.content.toString()).toContain('ask:"Did you mean {address}?"')
  expect(de.answer.content.toString()).toContain('ask:"Meintest du {address}?"')
  expect(en.island.name).toMatch(/^island\.[0-9a-f]{8}\.js$/)
  expect(de.island.name).not.toBe(en.island.name)
})

test('the first script loads the second one of its language', () => {
  const { de } = islandsOf(scripts)
  expect(de.answer.name).toMatch(/^answer\.[0-9a-f]{8}\.js$/)
  expect(de.island.content.toString()).toContain(`await import('./${de.answer.name}')`)
})
