import { expect, it } from 'vitest'
import { onWedges } from './wedge-words.ts'

it('five words lie over the upper half of a fruit, from the left, and the starred one is pulled out', () => {
  const laid = onWedges(['6:50', '12:30', '*3:20*', '4:05', '9:40'])
  expect(laid?.segments).toBe(10)
  expect(laid?.words.map(({ text, segment }) => [text, segment])).toEqual([
    ['6:50', 8],
    ['12:30', 9],
    ['3:20', 0],
    ['4:05', 1],
    ['9:40', 2],
  ])
  expect(laid?.words.map(({ isPulled }) => isPulled)).toEqual([false, false, true, false, false])
  expect(laid?.words[2]?.y).toBeLessThan((laid?.words[1]?.y ?? 0) - 66)
})

it('more words go all round, each on a segment, and long ones are smaller', () => {
  const short = ['Bread', 'Sauce', 'Oat milk', 'Ham', 'Soup', 'Granola', 'Pesto']
  const laid = onWedges(short)
  expect(laid?.segments).toBe(7)
  expect(laid?.words.map(({ segment }) => segment)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(laid?.size).toBeGreaterThan(onWedges([...short.slice(1), 'Peanut butter'])?.size ?? 0)
})

it('a fruit without words has none', () => {
  expect(onWedges()).toBeUndefined()
})

it('a fruit that is cut already keeps its segments, and what is pulled out of it', () => {
  const laid = onWedges(['Shelf', 'Supper', 'Sleep'], { segments: 7, pulled: 0 })
  expect(laid?.words.map(({ segment, isPulled }) => [segment, isPulled])).toEqual([
    [6, false],
    [0, true],
    [1, false],
  ])
})
