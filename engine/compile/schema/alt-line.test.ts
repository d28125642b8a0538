import { expect, test } from 'vitest'
import { altLine } from './alt-line.ts'

test.each([
  [{ file: 'kitchen-table.jpg' }, 'alt: Kitchen table'],
  [{ src: 'Maren_at_work.png' }, 'alt: Maren at work'],
  [{ file: 'IMG_1234.jpg' }, "alt: '[insert what is seen]'"],
  [{ file: 'photo.jpg' }, "alt: '[insert what is seen]'"],
  [{}, "alt: '[insert what is seen]'"],
])('the line to copy for %j is %s', (picture, line) => {
  expect(altLine(picture)).toBe(line)
})
