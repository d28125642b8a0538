import { expect, test } from 'vitest'
import { lettersByCoach, lettersFor, unicodeRange } from './font-letters.ts'

test('every letter of western Europe lies in exactly one file, and every character that is said', () => {
  const { page, western } = lettersFor('Crème brûlée, 20 °C')
  for (const letter of 'Zoë Müller Ångström François ©·°×') {
    const holders = [page, western.letters].filter((letters) => letters.includes(letter))
    expect(holders, letter).toHaveLength(1)
  }
  expect(page).toContain('è')
  expect(page).toContain('°')
  expect(western.letters).toContain('ë')
})

test('the order and the number of letters make no difference', () => {
  expect(lettersFor('éàé')).toEqual(lettersFor('àé'))
})

test('runs of characters are written as ranges', () => {
  expect(unicodeRange(['ë', 'é', 'ê', 'Ł'])).toBe('U+e9-eb,U+141')
})

test('all pages of a coach share the letters of all of them', () => {
  const letters = lettersByCoach({
    coaches: { ada: { coach: { brand: 'Adá', name: 'Ada' } }, bo: { coach: { brand: 'Bo', name: 'Bo' } } },
    campaigns: [
      { coach: 'ada', sections: [{ title: 'Über' }] },
      { coach: 'ada', sections: [{ items: [{ text: 'naïve' }] }] },
      { coach: 'bo', sections: [{ title: 'Plain' }] },
      { coach: 'bo', lang: 'de', sections: [] },
    ],
  })
  expect(letters).toEqual({ ada: 'Üáï', bo: '„' })
})
