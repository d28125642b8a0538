import { expect, test } from 'vitest'
import { campaigns } from './read-campaigns.ts'

const words = (text = '') => text.split(/\s+/).filter(Boolean).length
const hero = campaigns.flatMap(({ id, sections }) =>
  sections.flatMap((section) => (section.type === 'hero' ? [{ id, section }] : [])),
)

test.each(hero)(
  '$id opens with a headline and a subtitle short enough to read at a glance',
  ({ section }) => {
    expect(words(section.title)).toBeLessThanOrEqual(9)
    expect(words(section.text)).toBeLessThanOrEqual(30)
  },
)

test.each(campaigns)('$id keeps quotes and columns short', ({ sections }) => {
  const quotes = sections.flatMap((section) => (section.type === 'testimonials' ? section.quotes : []))
  expect(quotes.filter(({ text }) => words(text) > 25)).toEqual([])
  const columns = sections.flatMap((section) =>
    section.type === 'benefits' && section.variant === 'trio' ? section.items : [],
  )
  expect(columns.filter(({ text }) => words(text) > 12)).toEqual([])
})

test.each(campaigns)('$id marks every invented quote', ({ sections }) => {
  const quotes = sections.flatMap((section) => (section.type === 'testimonials' ? section.quotes : []))
  expect(quotes.filter(({ sample }) => !sample)).toEqual([])
})

test.each(campaigns)(
  '$id has a rhythm: neighbouring sections differ, one is dark, one is tinted',
  ({ sections }) => {
    const seen = sections.filter(
      (section) => section.type !== 'success' && !('placement' in section && section.placement === 'hero'),
    )
    const looks = seen.map(
      ({ type, tone, ...rest }) => `${tone} ${type} ${'variant' in rest ? rest.variant : ''}`,
    )
    expect(looks.filter((look, at) => look === looks[at - 1])).toEqual([])
    expect(seen.map(({ tone }) => tone)).toEqual(expect.arrayContaining(['deep', 'tint']))
  },
)
