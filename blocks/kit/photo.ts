/** A photo as the build encoded it. */
export type Photo = {
  /** For browsers that know no newer kind, and for places that show one address only. */
  url: string
  /** Of the widest copy, in pixels. */
  width: number
  height: number
  /** Best kind first. */
  kinds: { type: string; srcset: string }[]
  /** Some twenty pixels of it as a data URL, shown until the photo is there. */
  blur?: string
}
