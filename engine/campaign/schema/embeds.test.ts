import { expect, it } from 'vitest'
import { Section } from '../../../blocks/schemas.gen.ts'
import { embedsOf, ownFilmsOf, playersOf } from './embeds.ts'

const scheduler = (more: object) => Section.parse({ type: 'scheduler', label: 'Book', ...more })

it('only a calendar embedded in the page counts, and only one that a browser can fetch safely', () => {
  const calendar = 'https://calendly.com/nora/slot'
  const sections = [
    scheduler({ calendar, variant: 'embed' }),
    scheduler({ calendar: 'https://cal.com/nora' }),
    scheduler({ calendar: '/booking', variant: 'embed' }),
  ]
  expect(embedsOf({ sections })).toEqual([calendar])
})

it('a film counts with its player', () => {
  const video = { url: 'https://vimeo.com/76979871', title: 'Ten minutes of March' }
  const sections = [Section.parse({ type: 'media', video })]
  expect(playersOf({ sections })).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
})

it('a film of the site counts with its files, and needs no player', () => {
  const video = { file: 'talk.mp4', captions: 'talk.vtt', title: 'Ten minutes of March' }
  const sections = [Section.parse({ type: 'media', video })]
  expect(ownFilmsOf({ sections })).toEqual([{ file: 'talk.mp4', captions: 'talk.vtt' }])
  expect(playersOf({ sections })).toEqual([])
})
