import { expect, test } from 'vitest'
import { Section } from '../campaign/schema/campaign.ts'
import { pictureSides } from './picture-sides.ts'

const image = { file: 'table.jpg', alt: 'A table' }
const media = { type: 'media', image }
const book = { type: 'book-cover', book: { title: 'Seven nights' } }
const text = { type: 'text', paragraphs: ['You come as you are.'] }
const about = { type: 'about', paragraphs: ['She listens.'], portrait: { src: 'ada.jpg', alt: 'Ada' } }

const sidesOf = (...sections: object[]) => {
  const parsed = sections.map((section) => Section.parse(section))
  const sides = pictureSides(parsed, { layout: 'standard' })
  return parsed.map((section) => sides.get(section))
}

test('pictures beside words take turns from section to section', () => {
  expect(sidesOf(media, media, media)).toEqual(['right', 'left', 'right'])
  expect(sidesOf(media, text, media)).toEqual(['right', undefined, 'right'])
  expect(sidesOf(book, about, media)).toEqual(['left', 'right', 'left'])
})

test('a picture whose side is in the file stays there', () => {
  expect(sidesOf(media, { ...media, side: 'right' }, media)).toEqual(['right', 'right', 'left'])
  expect(sidesOf({ ...media, side: 'left' }, book)).toEqual(['left', 'right'])
})
