import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

const widthOf = (line: string) => line.length * 10
const lines = (text: string, width: number) => breakLines(text, width, widthOf)

test('lines are of about one length', () => {
  expect(lines('one two three four five six', 180)).toEqual(['one two three', 'four five six'])
})

test('a small word stays with the next one where the lines stay even', () => {
  expect(lines('Best places in San Diego for relocating executives', 150)).toEqual([
    'Best places',
    'in San Diego',
    'for relocating',
    'executives',
  ])
  expect(lines('Find the number. Move it.', 120)).toEqual(['Find the', 'number.', 'Move it.'])
})

test('a word that no line can hold has no room', () => {
  expect(lines('a neighbourhood', 100)).toBeNull()
})

test('words with a no-break space between them stay on one line', () => {
  expect(lines('fast 10 km run', 70)).toEqual(['fast 10', 'km run'])
  expect(lines('fast 10\u00a0km run', 70)).toEqual(['fast', '10\u00a0km', 'run'])
})
