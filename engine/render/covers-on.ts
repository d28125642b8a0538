import { coverKey } from '../../blocks/kit/cover.ts'
import type { Cover } from '../../blocks/kit/cover.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'

/** The covers that these sections draw, each once. What comes after the form shows its book as a picture. */
export const coversOn = (sections: Page['sections'], { covers = {} }: PageAssets): Cover[] => {
  const books = sections.flatMap((section) =>
    section.type !== 'success' && 'book' in section && section.book && !section.book.picture
      ? [section.book]
      : [],
  )
  const drawn = new Set(books.map((book) => covers[coverKey(book)]))
  return [...drawn].flatMap((cover) => (cover && !cover.apart ? [cover] : []))
}
