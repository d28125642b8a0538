import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { storySetting } from '../../stories/story-setting.ts'
import { BookCover } from './book-cover.tsx'
import { Book } from './book.ts'

const { words } = storySetting
const setting = { pictureUrl: (src: string) => `/assets/${src}`, cover: () => undefined, words }
const draw = (book: unknown, variant: 'flat' | '3d' | 'fan' = 'flat') =>
  renderToStaticMarkup(
    <BookCover book={Book.parse(book)} variant={variant} className="w-20" setting={setting} />,
  )

it('a drawn cover shows the author, the number, the title and the line below it', () => {
  const html = draw({ title: 'Ten Places', mark: '10', subtitle: 'On one evening', author: 'Adrienne Holt' })
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  expect(text).toBe('Adrienne Holt 10 Ten Places On one evening')
})

it("a drawn cover repeats the page's drawing and carries none of its own", () => {
  const html = draw({ title: 'Ten Places' })
  expect(html).toContain('<use href="#cover">')
  expect(html).not.toContain('<path')
  expect(html.length).toBeLessThan(400)
})

it('a picture of the book replaces the drawn cover and reserves its room', () => {
  const html = draw({ title: 'Ten Places', picture: { src: 'book.png', alt: 'Cover of Ten Places' } })
  expect(html).toContain('src="/assets/book.png" alt="Cover of Ten Places" width="500" height="700"')
  expect(html).not.toContain('#cover')
})

it('long words get smaller letters', () => {
  expect(draw({ title: 'Neighbourhoods' })).toContain('book-title-long')
  expect(draw({ title: 'Ten Places' })).not.toContain('book-title-long')
})

it('flat, standing and fanned covers differ', () => {
  const looks = (['flat', '3d', 'fan'] as const).map((variant) => draw({ title: 'Ten Places' }, variant))
  expect(new Set(looks).size).toBe(3)
})

it('a cover with its words as outlines refers to them and has no text, only a name', () => {
  const book = { title: 'Ten Places', mark: '10', subtitle: 'On one evening', author: 'Adrienne Holt' }
  const outlined = { ...setting, cover: () => '#book' }
  const html = renderToStaticMarkup(
    <BookCover book={book} variant="3d" className="w-20" setting={outlined} />,
  )
  expect(html.replace(/<[^>]+>/g, '')).toBe('')
  expect(html).toContain('role="img" aria-label="10 Ten Places: On one evening, by Adrienne Holt"')
  expect(html).toContain('<use href="#book">')
  expect(html).toContain('<use href="#cover">')
})

const fan = (more: object) =>
  renderToStaticMarkup(
    <BookCover
      book={{ title: 'Ten Places' }}
      variant="fan"
      className="w-20"
      setting={{ ...setting, ...more }}
    />,
  )

it('an open book shows the pages of the guide, the first of them on top, and blank ones where there is no guide', () => {
  const inside = ['/assets/nora/plan.page-2.webp', '/assets/nora/plan.page-3.webp']
  expect([...fan({ inside }).matchAll(/src="([^"]*)"[^>]*loading="lazy"/g)].map(([, src]) => src)).toEqual(
    inside.toReversed(),
  )
  expect(fan({ inside })).not.toContain('book-blank')
  expect(fan({})).toContain('book-blank')
})
