import { expect, it } from 'vitest'
import { sharesOf } from './shares-of.ts'

it('gives amounts of one thing their share of the largest', () => {
  expect(sharesOf(['+13%', '+26%'])).toEqual([0.5, 1])
  expect(sharesOf(['$1,200', '$300'])).toEqual([1, 0.25])
  expect(sharesOf(['5.5 hours', '132 hours'])).toEqual([5.5 / 132, 1])
})

it.each([
  [['2 weeks', '4 visits']],
  [['1', '2']],
  [['Day 1', 'Day 2']],
  [['1 of 4', '2 of 4']],
  [['+6%', '']],
  [['0%', '0%']],
])('%j are not compared', (values) => {
  expect(sharesOf(values)).toBeUndefined()
})
