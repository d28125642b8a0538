import { expect, test } from 'vitest'
import { frenchSpaces } from './french-spaces.ts'
import { formWordsOf } from './form-words.ts'
import { unbroken } from './unbroken.ts'
import { wordsOf } from './words.ts'

test('a space before a sign of French does not break, and others do', () => {
  expect(frenchSpaces('Prêt ? Oui : « ici » ; bravo !')).toBe(
    'Prêt\u00A0? Oui\u00A0: «\u00A0ici\u00A0»\u00A0; bravo\u00A0!',
  )
  expect(frenchSpaces('à 19:30, https://exemple.fr/a?b :-) ?x')).toBe(
    'à 19:30, https://exemple.fr/a?b :-) ?x',
  )
})

test('a figure keeps its unit and its thousands in one line, in the languages that part them', () => {
  expect(frenchSpaces('1 200 soirs à 12,50 € et 35 %, le 69001 Lyon')).toBe(
    '1\u00A0200 soirs à 12,50\u00A0€ et 35\u00A0%, le 69001 Lyon',
  )
  expect(unbroken('90 € y 35 % de 1 200 %d', 'es')).toBe('90\u00A0€ y 35\u00A0% de 1\u00A0200 %d')
  expect(unbroken('90 € : 5', 'en')).toBe('90 € : 5')
})

test('the dictionary has no other', () => {
  const { page, usual } = wordsOf('fr')
  const texts = [page.unsubscribe.askTitle('Ann'), formWordsOf('fr').form.wrong, ...Object.values(usual)]
  expect(texts.filter((text) => typeof text === 'string' && /\S [?!;:»](\s|$)/.test(text))).toEqual([])
  expect(page.unsubscribe.askTitle('Ann')).toBe('Ne plus recevoir d’e-mails d’Ann\u00A0?')
})
