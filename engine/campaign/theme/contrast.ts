import { nearestColour } from './nearest-colour.ts'
import { channelsOf } from './oklch.ts'
import type { Theme } from './theme.ts'

export type Colour = Exclude<
  { [Key in keyof Theme]-?: Theme[Key] extends string ? Key : never }[keyof Theme],
  'font' | 'page' | 'art' | 'hero' | 'layout'
>
type Pair = { front: Colour; ground: Colour | 'white'; least: number }
export type FaintPair = Pair & { ratio: number }

const text = (ground: Pair['ground'], ...fronts: Colour[]): Pair[] =>
  fronts.map((front) => ({ front, ground, least: 4.5 }))
const shape = (ground: Pair['ground'], ...fronts: Colour[]): Pair[] =>
  fronts.map((front) => ({ front, ground, least: 3 }))

/** Every pair that blocks paint, with the minimum ratio of WCAG 2.2 (1.4.3 for text, 1.4.11 for the rest). */
export const pairs: Pair[] = [
  ...text('paper', 'ink', 'ink2', 'brandInk', 'error', 'ok'),
  ...text('paper2', 'ink', 'ink2', 'brandInk'),
  ...text('white', 'ink', 'ink2', 'error'),
  ...text('brand', 'onBrand'),
  ...text('deep', 'onDeep', 'onDeep2', 'accent'),
  ...text('accent', 'deep'),
  ...shape('white', 'line3'),
  ...shape('paper2', 'line3', 'brand'),
  ...shape('paper', 'brand'),
]

export const faintPairs = (theme: Pick<Theme, Colour> & { card?: string }): FaintPair[] =>
  pairs
    .map((pair) => ({ ...pair, ratio: contrast(theme[pair.front], groundOf(theme, pair.ground)) }))
    .filter(({ ratio, least }) => ratio < least)

/** A dark page has cards in the place of white ones. */
export const groundOf = (theme: Pick<Theme, Colour> & { card?: string }, ground: Pair['ground']): string =>
  ground === 'white' ? (theme.card ?? '#ffffff') : theme[ground]

export const readableColour = (theme: Pick<Theme, Colour>, token: Colour): string | undefined =>
  nearestColour(theme[token], (colour) =>
    faintPairs({ ...theme, [token]: colour }).every(
      ({ front, ground }) => front !== token && ground !== token,
    ),
  )

/** By WCAG 2.2, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
