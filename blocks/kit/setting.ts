import type { ArtName } from '../art/art-name.ts'
import type { OwnDrawing } from '../art/own-drawing.ts'
import type { Book } from './book.ts'
import type { FilmSize } from './film-file.ts'
import type { HeroVariant } from './hero-variant.ts'
import type { PageLayout } from './page-layout.ts'
import type { Photo } from './photo.ts'
import type { Portrait } from '../art/portraits/portrait.ts'

export type Setting = {
  /** Of drawn pictures: the campaign's id. */
  seed: string
  art: ArtName
  /** The coach's own, in the place of that one; small signs remain those of `art`. */
  drawing?: OwnDrawing | undefined
  /** The first screen has the drawing whole, as it would be at the page's end, too. */
  repeats?: boolean | undefined
  hero: HeroVariant
  layout: PageLayout
  brand: string
  /** File of the logo. */
  logo?: string | undefined
  owner: string
  portrait?: Portrait | undefined
  postalAddress: string
  since?: number | undefined
  /** Words of the button that asks again what may count visits; undefined: nothing asks. */
  consent?: string | undefined
  legal: { label: string; links: readonly { label: string; href: string }[] }
  /** The page's event with a date: when it starts as ISO, and in words. */
  event?: { startDate: string; when: string } | undefined
  /** The page in other languages. */
  versions?: readonly { lang: string; label: string; href: string }[]
  /** From `src` in the campaign file to the URL that serves it. */
  pictureUrl: (src: string) => string
  /** The encoded copies of a photo; undefined: the file is shown as it is. */
  photo?: (src: string) => Photo | undefined
  /** In pixels, of a film that the build has measured. */
  film?: (src: string) => FilmSize | undefined
  /** URL of the symbol with the cover's words; undefined: the cover shows them as text. */
  cover: (book: Book) => string | undefined
  /** Where a section that has it beside its words puts its picture; neighbours take turns. */
  pictureSide?: 'left' | 'right' | undefined
  /** Pictures of the guide's pages, for open books. */
  inside?: readonly string[]
  /** What blocks say of their own, in the language of the page. */
  words: {
    transcript: string
    /** Around what somebody said. */
    quotes: { open: string; close: string }
    by: string
    locale: string
    /** Before the time of an event where the reader is. */
    ownTime: string
    portraitOf: (name: string) => string
    /** On the button of a calendar, and below it where that leads. */
    freeTimes: string
    opensTab: (host: string) => string
  }
}

export type BlockProps<Section> = Section & { setting: Setting }
