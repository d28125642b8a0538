import { expect, test } from 'vitest'
import { elided } from './french-elision.ts'
import { wordsOf } from './words.ts'

test.each([
  ['Atelier du Sommeil', 'd’Atelier du Sommeil'],
  ['Étoile', 'd’Étoile'],
  ['Claire Aubry', 'de Claire Aubry'],
  ['Yoga pour tous', 'de Yoga pour tous'],
])('before %s: %s', (name, said) => {
  expect(elided('de', name)).toBe(said)
})

test('the French pages of links say so of a brand that begins with a vowel', () => {
  const { unsubscribe, ownData } = wordsOf('fr').page
  expect(unsubscribe.askTitle('Atelier')).toContain('d’e-mails d’Atelier')
  expect(ownData.askText('Atelier')).toContain('ce qu’Atelier conserve')
})
