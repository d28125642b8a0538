import { expect, test } from 'vitest'
import { frenchSpaces } from './french-spaces.ts'
import { formWordsOf } from './form-words.ts'
import { wordsOf } from './words.ts'

test('a space before a sign of French does not break, and others do', () => {
  expect(frenchSpaces('Prêt ? Oui : « ici » ; bravo !')).toBe(
    'Prêt\u00A0? Oui\u00A0: «\u00A0ici\u00A0»\u00A0; bravo\u00A0!',
  )
  expect(frenchSpaces('à 19:30, https://exemple.fr/a?b :-) ?x')).toBe(
    'à 19:30, https://exemple.fr/a?b :-) ?x',
  )
})

test('the dictionary has no other', () => {
  const { page, usual } = wordsOf('fr')
  const texts = [page.unsubscribe.askTitle('Ann'), formWordsOf('fr').form.wrong, ...Object.values(usual)]
  expect(texts.filter((text) => typeof text === 'string' && /\S [?!;:»](\s|$)/.test(text))).toEqual([])
  expect(page.unsubscribe.askTitle('Ann')).toBe('Ne plus recevoir d’e-mails de Ann\u00A0?')
})
