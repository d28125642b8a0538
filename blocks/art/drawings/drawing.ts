import type { ReactNode } from 'react'

export type ArtFacts = {
  /** Number of things that the page promises. */
  count?: number | undefined
  /** Entries of the page's drawn list. */
  parts?: number | undefined
  /** A number that the page names, 1 to 99: thirty minutes. */
  figure?: number | undefined
  /** What it counts, in one word. */
  unit?: string | undefined
  /** How far from a coast each of them is, 0 to 1; below 0 off it. */
  inland?: readonly number[] | undefined
  /** How long each of them takes, where they say so. */
  minutes?: readonly number[] | undefined
  /** A sentence that the page's drawn list quotes. */
  quoted?: string | undefined
  /** Words that the drawing has on the first screen. */
  written?: readonly string[] | undefined
  /** Words that it has at the page's end. */
  ending?: readonly string[] | undefined
  /** Taken share of what is limited, 0 to 1. */
  share?: number | undefined
  /** The page ends with the drawing, too: as things are then. */
  ends?: boolean | undefined
}

/** Draws in theme colours and whole units; the same random numbers give the same picture. */
export type Drawing = {
  box: readonly [width: number, height: number]
  /** float: may leave the page; lie: a sheet; fill: cropped; stand: on the lower edge; rise: the same in its own shape; contain: whole. */
  hold: 'float' | 'lie' | 'fill' | 'stand' | 'rise' | 'contain'
  /** Units that a cover adds above the picture, so that its lines begin below the title. */
  sky?: number
  /** Keeps its proportions, at the right. */
  stiff?: true
  /** A sheet of cells: cropped at the top in a low box, so that the cells keep their shape. */
  cells?: true
  /** Its left edge has the deep ground and melts into it. */
  melts?: true
  /** Shown with its upper edge (rise, fill) or its tail (float) if there is room. */
  whole?: true
  /** What it is about is in its upper half, which a low strip cuts. */
  high?: true
  /** Of a coach: nothing is known of what it shows where. */
  isOwn?: true
  /** The group with the id `lines` uses the current colour, because book covers repeat it. */
  draw: (random: () => number, facts: ArtFacts) => ReactNode
}

/** Attributes of what is gone at the page's end. */
export const early = (ends: boolean | undefined) => (ends ? { opacity: 'var(--early)' } : {})

/** Attributes of what is only there. */
export const late = { opacity: 'var(--late,0)' }

/** The paint, which lights up there. */
export const lit = (ends: boolean | undefined, paint: string) => (ends ? `var(--lit,${paint})` : paint)

export const linesId = 'lines'

/** Id of that group as a picture that fits any cover. */
export const coverId = 'cover'
