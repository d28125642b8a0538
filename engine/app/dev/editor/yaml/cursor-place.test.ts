import { expect, test } from 'vitest'
import { offsetOf, placeAt } from './cursor-place.ts'

const text = `coach: vitality # ours
seo: { title: Sleep, description: A guide }

sections:
  - type: hero
    title: 'Sleep by *Sunday.*'
    facts:
      - icon: moon

  # The form.
  - type: form
    text: >-
      Folded
      words
`
const at = (words: string, into = 0) => placeAt(text, text.indexOf(words) + into)

test('a cursor is in the innermost key or entry, and so far into its text', () => {
  expect(at('vitality', 3)).toEqual({ at: 'coach', caret: 3 })
  expect(at('A guide', 2)).toEqual({ at: 'seo.description', caret: 2 })
  expect(at('Sunday', 0)).toEqual({ at: 'sections[0].title', caret: 10 })
  expect(at('      - icon', 4)).toEqual({ at: 'sections[0].facts[0]', caret: null })
  expect(at('  - type: form', 2)).toEqual({ at: 'sections[1]', caret: null })
  expect(at('Folded', 2)).toEqual({ at: 'sections[1].text', caret: null })
})

test('blank lines and comments belong to what is above them', () => {
  expect(at('  # The form.', 4)?.at).toBe('sections[0].facts[0].icon')
  expect(placeAt('# Nothing yet\n', 3)).toBe(null)
})

test('a place is found again, and one that is not written at what is around it', () => {
  const there = (words: string, into = 0) => text.indexOf(words) + into
  expect(offsetOf(text, { at: 'sections[0].title', caret: 10 })).toBe(there('Sunday'))
  expect(offsetOf(text, { at: 'sections[0].title', caret: null })).toBe(there("'\n    facts"))
  expect(offsetOf(text, { at: 'seo.description', caret: 2 })).toBe(there('A guide', 2))
  expect(offsetOf(text, { at: 'sections[1]', caret: null })).toBe(there('type: form'))
  expect(offsetOf(text, { at: 'sections[1].eyebrow', caret: 0 })).toBe(there('type: form'))
  expect(offsetOf(text, { at: 'nowhere', caret: 0 })).toBe(0)
})

test('a file that is not valid at the moment keeps its places', () => {
  const broken = 'coach: vitality\nsections:\n  - type: hero\n    title: [\n'
  expect(placeAt(broken, broken.indexOf('vitality'))).toEqual({ at: 'coach', caret: 0 })
  expect(placeAt(broken, broken.indexOf('hero') + 4)).toEqual({ at: 'sections[0].type', caret: 4 })
})
