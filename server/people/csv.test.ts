import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvLine(['Ann', 'a "b"', 'c,d', 'e\r\nf', 'g\nh', ''])).toBe(
    'Ann,"a ""b""","c,d","e\r\nf","g\nh",\r\n',
  )
})

test.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)', '\tx', '\rx'])(
  'a cell that begins as %j is no formula',
  (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/)
  },
)

test('a sign later in a cell changes nothing', () =>
  expect(csvLine(['a=1', 'x@y.co'])).toBe('a=1,x@y.co\r\n'))
