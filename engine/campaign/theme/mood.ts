import { z } from 'zod'
import type { Theme } from './theme.ts'

export const Mood = z
  .enum(['calm', 'bold', 'warm', 'precise', 'playful', 'elegant', 'sunny', 'earthy'])
  .describe('The feeling of a look in one word: it chooses type, corners, drawing and the second colour.')
export type Mood = z.infer<typeof Mood>

export type Shape = Pick<
  Theme,
  'font' | 'weight' | 'tracking' | 'leading' | 'scale' | 'radius' | 'buttonRadius' | 'hero' | 'art'
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
const corners = (radius: number, buttonRadius: number) => ({ radius, buttonRadius })

export const moods: Record<Mood, MoodPlan> = {
  calm: {
    turn: -45,
    warmth: 0,
    tint: 0.008,
    hue: 225,
    shape: { ...type('figtree', 700, -0.03, 1.06), ...corners(18, 12), hero: 'form-first', art: 'waves' },
  },
  bold: {
    turn: 180,
    warmth: 0.1,
    tint: 0.007,
    hue: 25,
    shape: { ...type('archivo', 850, -0.035, 0.94, 0.9), ...corners(8, 8), hero: 'dark-form', art: 'mesh' },
  },
  warm: {
    turn: 40,
    warmth: 0.7,
    tint: 0.016,
    hue: 35,
    shape: { ...type('fraunces', 560, -0.03, 1), ...corners(14, 99), hero: 'split-art', art: 'contours' },
  },
  precise: {
    turn: -95,
    warmth: 0,
    tint: 0.004,
    hue: 260,
    shape: {
      ...type('familjen-grotesk', 650, -0.03, 1.02),
      ...corners(6, 6),
      hero: 'form-first',
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
      ...corners(22, 99),
      hero: 'split-art',
      art: 'waves',
    },
  },
  elegant: {
    turn: 95,
    warmth: 0.6,
    tint: 0.011,
    hue: 350,
    shape: { ...type('gloock', 400, -0.012, 1.06), ...corners(2, 2), hero: 'poster', art: 'contours' },
  },
  sunny: {
    turn: -70,
    warmth: 0.8,
    tint: 0.018,
    hue: 160,
    shape: {
      ...type('bricolage-grotesque', 750, -0.035, 0.98),
      ...corners(16, 12),
      hero: 'split-art',
      art: 'mesh',
    },
  },
  earthy: {
    turn: 30,
    warmth: 0.75,
    tint: 0.022,
    hue: 60,
    shape: { ...type('young-serif', 400, -0.015, 1.06), ...corners(3, 99), hero: 'poster', art: 'contours' },
  },
}
