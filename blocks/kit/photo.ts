/** A photo as the build encoded it. */
export type Photo = {
  /** For browsers that know no newer kind, and for places that show one address only. */
  url: string
  /** Of the widest copy, in pixels. */
  width: number
  height: number
  /** Best kind first. */
  kinds: { type: string; srcset: string }[]
}
