import type { ArtName } from '../art/art-name.ts'
import type { Book } from './book.ts'
import type { HeroVariant } from './hero-variant.ts'
import type { Portrait } from '../art/portraits/portrait.ts'

/** What a block may know of its page. */
export type Setting = {
  /** Seed of drawn pictures: the campaign's id. */
  seed: string
  art: ArtName
  /** Layout of heroes that name none. */
  hero: HeroVariant
  brand: string
  owner: string
  /** The coach's picture, for sections that name none. */
  portrait?: Portrait | undefined
  postalAddress: string
  since?: number | undefined
  /** The coach's own links for the footer, and what that list is called. */
  legal: { label: string; links: readonly { label: string; href: string }[] }
  /** A picture's `src` as written in the campaign file to the URL it is served at. */
  pictureUrl: (src: string) => string
  /** Address of the symbol with the words of this book's cover; undefined where the cover shows them as text. */
  cover: (book: Book) => string | undefined
}

/** Props of a block's component: its section of the file, and the page around it. */
export type BlockProps<Section> = Section & { setting: Setting }
