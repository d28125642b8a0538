import type { ReactNode } from 'react'

/** What the page knows that a picture may show. */
export type ArtFacts = {
  /** How many things the page promises: ten places, ten pins. */
  count?: number | undefined
  /** The number that the page speaks of, 1 to 99: twelve finds, thirty minutes. */
  figure?: number | undefined
  /** How much of what is limited is taken, 0 to 1: seats of a hall. */
  share?: number | undefined
}

/** A generator of one picture: in the theme's colours, whole units only; the same numbers give the same picture. */
export type Drawing = {
  /** Width and height that it draws in. */
  box: readonly [width: number, height: number]
  /** float: may leave the page; lie: a sheet; fill: is cropped; stand: on the lower edge; rise: the same in its own shape. */
  hold: 'float' | 'lie' | 'fill' | 'stand' | 'rise'
  /** Units that a cover adds above the picture, so that its lines begin below the title. */
  sky?: number
  /** Keeps its proportions, at the right: a chart may get wider, a flame may not. */
  stiff?: true
  /** A sheet of cells that stands: where its place is low, it is cut off above, so that the cells stay cells. */
  cells?: true
  /** A thing: what rises or fills is shown with its upper edge, what floats with its tail, wherever there is room. */
  whole?: true
  /** Its group called `lines` is painted in the current colour, because covers of books repeat it in theirs. */
  draw: (random: () => number, facts: ArtFacts) => ReactNode
}

/** Id of the group of a picture that covers repeat. */
export const linesId = 'lines'

/** Id of that group as a picture of its own, which fits any cover. */
export const coverId = 'cover'
