import { expect, test } from 'vitest'
import { HeroProps } from '../../blocks/hero/hero.schema.ts'
import { artCount } from './art-count.ts'

const heroWith = (mark?: string) => [
  HeroProps.parse({
    type: 'hero',
    variant: 'map-book',
    book: { title: 'Places', ...(mark !== undefined && { mark }) },
  }),
]

test('the drawing counts what the book promises in large', () => {
  expect(artCount(heroWith('10'))).toBe(10)
})

test('a page without a book, without a number or with a figure of another kind leaves the drawing as it is', () => {
  expect(artCount([])).toBeUndefined()
  expect(artCount(heroWith())).toBeUndefined()
  for (const mark of ['25%', 'Map', '0', '1.5', '$497']) expect(artCount(heroWith(mark))).toBeUndefined()
})
