/** A photo as the build encoded it. */
export type Photo = {
  /** For browsers that know no newer kind, and for places that show one address only. */
  url: string
  /** Of the widest copy, in pixels. */
  width: number
  height: number
  /** Best kind first. */
  kinds: { type: string; srcset: string }[]
  /** The part that stays in view where a frame cuts it, in per cent from the left and from the top. */
  focus?: { x?: number; y?: number }
  /** Some twenty pixels of it as a data URL, shown until the photo is there. */
  blur?: string
}
