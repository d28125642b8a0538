import { expect, test } from 'vitest'
import { BenefitsProps } from '../../blocks/benefits/benefits.schema.ts'
import { HeroProps } from '../../blocks/hero/hero.schema.ts'
import { artFacts } from './art-facts.ts'

const list = (items: object[]) => [BenefitsProps.parse({ type: 'benefits', variant: 'index', items })]
const drawnList = (items: object[]) => [BenefitsProps.parse({ type: 'benefits', variant: 'drawn', items })]

const heroWith = (mark?: string) => [
  HeroProps.parse({
    type: 'hero',
    variant: 'map-book',
    book: { title: 'Places', ...(mark !== undefined && { mark }) },
  }),
]

test('the drawing counts what the book promises in large', () => {
  expect(artFacts(heroWith('10'))).toEqual({ count: 10 })
})

test('without such a book, the drawing counts the list that the page numbers', () => {
  const seven = Array.from({ length: 7 }, (_, index) => ({ title: `Station ${index + 1}` }))
  expect(artFacts(list(seven))).toEqual({ count: 7 })
  expect(artFacts([...list(seven), ...heroWith('10')])).toEqual({ count: 10 })
  expect(artFacts(list([...seven, { mark: 'A', title: 'Lettered' }]))).toEqual({})
})

test('a coast knows how far inland each entry is if all say it', () => {
  const island = { title: 'Island', inland: -0.5 }
  expect(artFacts(drawnList([island, { title: 'Hills', inland: 1 }])).inland).toEqual([-0.5, 1])
  expect(artFacts(drawnList([island, { title: 'Somewhere' }])).inland).toBeUndefined()
})

test('the number of the page is the one its first fact begins with, with what it counts', () => {
  const hero = HeroProps.parse({
    type: 'hero',
    facts: [
      { icon: 'check', text: 'Free' },
      { icon: 'clock', text: '30 minutes' },
    ],
  })
  expect(artFacts([hero])).toEqual({ figure: 30, unit: 'minutes' })
  expect(artFacts([{ ...hero, facts: [{ icon: 'clock', text: '1,200 places' }] }])).toEqual({})
})

test('the drawing knows the first sentence that the drawn list quotes', () => {
  const items = [
    { title: 'The sentence', text: '“People like us do not ask.” You hear yours.' },
    { title: 'The new one' },
  ]
  const drawn = BenefitsProps.parse({ type: 'benefits', variant: 'drawn', items })
  expect(artFacts([drawn])).toMatchObject({ quoted: 'People like us do not ask.' })
})

const timed = (notes: string[]) =>
  BenefitsProps.parse({
    type: 'benefits',
    variant: 'drawn',
    items: notes.map((note) => ({ mark: 'A', title: note, note })),
  })

test('the drawing knows how long the entries of the drawn list take, where they say so', () => {
  expect(artFacts([timed(['15 min', '1 page', '1 hour'])])).toMatchObject({ minutes: [15, 0, 60] })
  expect(artFacts([timed(['15 min', '1 page'])])).not.toMatchObject({ minutes: [15, 0] })
})

test('as many seats are lit as are known to be taken', () => {
  const state = { values: {}, errors: {} }
  expect(artFacts([], { ...state, seats: { left: 20, capacity: 100 } })).toEqual({ share: 0.8 })
  expect(artFacts([], { ...state, closed: 'full' })).toEqual({ share: 1 })
  expect(artFacts([], { ...state, closed: 'over' })).toEqual({})
  expect(artFacts([], state)).toEqual({})
})

test('a page without a book, without a number or with a figure of another kind leaves the drawing as it is', () => {
  expect(artFacts([])).toEqual({})
  expect(artFacts(heroWith())).toEqual({})
  for (const mark of ['25%', 'Map', '0', '1.5', '$497']) expect(artFacts(heroWith(mark))).toEqual({})
})
