import { z } from 'zod'
import type { Theme } from './theme.ts'

export const Mood = z
  .enum(['calm', 'bold', 'warm', 'precise', 'playful', 'elegant', 'sunny', 'earthy'])
  .describe('The feeling of a look in one word: it chooses type, corners, drawing and the second colour.')
export type Mood = z.infer<typeof Mood>

export type Shape = Pick<
  Theme,
  | 'font'
  | 'weight'
  | 'tracking'
  | 'leading'
  | 'scale'
  | 'titles'
  | 'spacing'
  | 'split'
  | 'radius'
  | 'buttonRadius'
  | 'hero'
  | 'layout'
  | 'art'
>

export type MoodPlan = {
  /** Degrees from the brand's hue to the accent's. */
  turn: number
  /** 0: light grounds have the brand's hue; 1: all cream. */
  warmth: number
  /** Chroma of the light ground. */
  tint: number
  /** Hue in degrees for a black, white or grey brand. */
  hue: number
  shape: Shape
}

/** `scale` makes families look equally large. */
const type = (font: string, weight: number, tracking: number, leading: number, scale = 1) => ({
  font,
  weight,
  tracking,
  leading,
  scale,
})
/** How loud titles are, how much air sections have, how wide the title's column is. */
const structure = (titles: number, spacing: number, split: number) => ({ titles, spacing, split })
const corners = (radius: number, buttonRadius: number) => ({ radius, buttonRadius })

export const moods: Record<Mood, MoodPlan> = {
  calm: {
    turn: -45,
    warmth: 0,
    tint: 0.008,
    hue: 225,
    shape: {
      ...type('figtree', 700, -0.03, 1.06),
      ...structure(0.9, 1.1, 5),
      ...corners(18, 12),
      hero: 'form-first',
      layout: 'standard',
      art: 'waves',
    },
  },
  bold: {
    turn: 180,
    warmth: 0.1,
    tint: 0.007,
    hue: 25,
    shape: {
      ...type('archivo', 850, -0.035, 0.94, 0.9),
      ...structure(1.15, 0.85, 6),
      ...corners(8, 8),
      hero: 'dark-form',
      layout: 'stairs',
      art: 'mesh',
    },
  },
  warm: {
    turn: 40,
    warmth: 0.7,
    tint: 0.016,
    hue: 35,
    shape: {
      ...type('fraunces', 560, -0.03, 1),
      ...structure(1.1, 1, 6),
      ...corners(14, 99),
      hero: 'split-art',
      layout: 'poster',
      art: 'contours',
    },
  },
  precise: {
    turn: -95,
    warmth: 0,
    tint: 0.004,
    hue: 260,
    shape: {
      ...type('familjen-grotesk', 650, -0.03, 1.02),
      ...structure(0.85, 0.8, 4),
      ...corners(6, 6),
      hero: 'form-first',
      layout: 'sheet',
      art: 'dots',
    },
  },
  playful: {
    turn: 150,
    warmth: 0.4,
    tint: 0.018,
    hue: 300,
    shape: {
      ...type('caprasimo', 400, -0.015, 1.02, 0.9),
      ...structure(1.05, 0.9, 5),
      ...corners(22, 99),
      hero: 'split-art',
      layout: 'slices',
      art: 'waves',
    },
  },
  elegant: {
    turn: 95,
    warmth: 0.6,
    tint: 0.011,
    hue: 350,
    shape: {
      ...type('gloock', 400, -0.012, 1.06),
      ...structure(1.15, 1.15, 6),
      ...corners(2, 2),
      hero: 'poster',
      layout: 'letter',
      art: 'contours',
    },
  },
  sunny: {
    turn: -70,
    warmth: 0.8,
    tint: 0.018,
    hue: 160,
    shape: {
      ...type('bricolage-grotesque', 750, -0.035, 0.98),
      ...structure(1.1, 0.85, 5),
      ...corners(16, 12),
      hero: 'split-art',
      layout: 'ticket',
      art: 'mesh',
    },
  },
  earthy: {
    turn: 30,
    warmth: 0.75,
    tint: 0.022,
    hue: 60,
    shape: {
      ...type('young-serif', 400, -0.015, 1.06),
      ...structure(0.95, 1, 4),
      ...corners(3, 99),
      hero: 'poster',
      layout: 'margin',
      art: 'contours',
    },
  },
}
