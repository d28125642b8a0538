import { expect, it } from 'vitest'
import { gainsOf } from './gains.ts'

it('reads names and what each has gained', () => {
  expect(gainsOf(['Price +6%', 'Quotes won +6%', 'Revenue +12 %'])).toEqual([
    { name: 'Price', percent: 6 },
    { name: 'Quotes won', percent: 6 },
    { name: 'Revenue', percent: 12 },
  ])
})

it('is empty where other words are drawn', () => {
  expect(gainsOf(['Price +6%', 'Mon', 'Revenue +12%'])).toEqual([])
  expect(gainsOf(['Price +6%', 'Revenue +6%'])).toEqual([])
  expect(gainsOf()).toEqual([])
})
