import type { ReactNode } from 'react'

/** A generator of one picture: in the theme's colours, whole units only; the same seed gives the same picture. */
export type Drawing = {
  /** Width and height that it draws in. */
  box: readonly [width: number, height: number]
  /**
   * How it takes its place: floats and may leave the page, lies there like a sheet, fills all of it and is cropped, or
   * stands whole on the lower edge.
   */
  hold: 'float' | 'lie' | 'fill' | 'stand'
  /**
   * `count`: how many things the page promises, for pictures that can show a number.
   * A group called `lines` is painted in the current colour: covers of books repeat it in theirs.
   */
  draw: (seed: string, count?: number) => ReactNode
}

/** Id of the group of a picture that covers repeat. */
export const linesId = 'lines'

/** Id of that group as a picture of its own, which fits any cover. */
export const coverId = 'cover'
