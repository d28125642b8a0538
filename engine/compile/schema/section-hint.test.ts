import { expect, test } from 'vitest'
import { Section } from '../../campaign/schema/campaign.ts'
import { sectionHint } from './section-hint.ts'

const types = Section.options.map(({ shape }) => shape.type.value)

test.each([
  ['video', 'media'],
  ['Photo', 'media'],
  ['prices', 'pricing'],
  ['button', 'cta'],
  ['quote', 'testimonials'],
  ['questions', 'faq'],
  ['team member', 'about'],
  ['team-member', 'about'],
  ['thank you', 'success'],
])('a section "%s" is called "%s" here', (word, type) => {
  expect(sectionHint(word, types)).toBe(`Did you mean "${type}"? `)
})

test('other words, and other lists, have none', () => {
  expect(sectionHint('bread', types)).toBeUndefined()
  expect(sectionHint('video', ['alert', 'video'])).toBeUndefined()
})
