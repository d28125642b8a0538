import { expect, test } from 'vitest'
import { verdictOf } from './page-notes.ts'

const letters =
  '/night: its headline comes in another font first, because 14980 bytes are more than a first answer holds.'
const cover = '/map: 15165 bytes with the words of its cover inside; they come from a file instead.'

test('a page that gave up the letters of its headline is not within budget', () => {
  expect(verdictOf(3, 0, [cover, letters])).toEqual({
    isWithin: false,
    lines: ['1 of 3 pages are within budget only without the letters of their headline:', letters, cover],
  })
  expect(verdictOf(3, 1, []).lines).toEqual(['1 of 3 pages are over budget (!).'])
})

test('a page whose cover comes from a file is', () => {
  expect(verdictOf(3, 0, [cover])).toEqual({ isWithin: true, lines: ['All pages are within budget.', cover] })
})
