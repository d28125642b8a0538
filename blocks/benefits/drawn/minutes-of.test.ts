import { expect, it } from 'vitest'
import { minutesOf, spentOf, totalOf } from './minutes-of.ts'

const noted = (...notes: (string | undefined)[]) => notes.map((note) => ({ title: 'A step', note }))

it('reads minutes and hours, and counts what is no time as the shortest', () => {
  expect(minutesOf(noted('10 min', '1 hour', '4 minutes'))).toEqual([10, 60, 4])
  expect(minutesOf(noted('10 min', '1 hour', '1 page'))).toEqual([10, 60, 10])
  expect(minutesOf(noted('10 min', undefined))).toEqual([1, 1])
})

it('spends nothing on what is no time', () => {
  expect(spentOf(noted('10 min', '1 hour', '1 page'))).toEqual([10, 60, 0])
  expect(spentOf(noted('1 hour', '1 page'))).toEqual([1, 1])
})

it('adds what is a time, and says nothing of a single one', () => {
  expect(totalOf(noted('10 min', '1 hour', '1 page'))).toBe('1\u00a0h 10\u00a0min')
  expect(totalOf(noted('30 min', '30 min'))).toBe('1\u00a0h')
  expect(totalOf(noted('15 min', '5 min'))).toBe('20\u00a0min')
  expect(totalOf(noted('1 hour', '1 page'))).toBeUndefined()
})
