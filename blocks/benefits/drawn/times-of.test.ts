import { expect, it } from 'vitest'
import { timesOf } from './times-of.ts'

it('lets each entry last until the next', () => {
  expect(timesOf(['7:30', '7:40', '8:10', '8:25'])).toEqual([1 / 3, 1, 0.5, 0])
  expect(timesOf(['11:00', '12:30', '1:00'])).toEqual([1, 1 / 3, 0])
})

it.each([[['7:30', 'later']], [['7:30']], [['Day 1', 'Day 2']]])('%j has no lengths', (marks) => {
  expect(timesOf(marks)).toBeUndefined()
})
