import type { ArtName } from './art/art-name.ts'

/** What a block may know of the page it stands on. */
export type Setting = {
  /** Seed of drawn pictures: the campaign's id. */
  seed: string
  art: ArtName
  brand: string
  /** The coach's own name. */
  owner: string
  postalAddress: string
  /** The coach's own links for the footer, and what that list is called. */
  legal: { label: string; links: readonly { label: string; href: string }[] }
  /** A picture's `src` as written in the campaign file to the URL it is served at. */
  pictureUrl: (src: string) => string
}

/** Props of a block's component: its section of the file, and the page around it. */
export type BlockProps<Section> = Section & { setting: Setting }
