import colourString from 'color-string'
import { contrast } from '../../campaign/theme/contrast.ts'
import { toOklch } from '../../campaign/theme/oklch.ts'
import type { Oklch } from '../../campaign/theme/oklch.ts'
import { themeColours } from '../../campaign/theme/theme-css.ts'
import type { Theme } from '../../campaign/theme/theme.ts'

/** Tokens that drawings are painted with; a file may name them itself: `fill="var(--accent)"`. */
export const drawingTokens = [
  ...([
    'paper',
    'paper2',
    'ink',
    'ink2',
    'brand',
    'brand-ink',
    'accent',
    'deep',
    'on-deep',
    'on-deep2',
  ] as const),
] as const

type DrawingToken = (typeof drawingTokens)[number]

/** Of lines to the ground: WCAG 1.4.11. */
const leastContrast = 3

/** With the share of the first: what lies between two tokens keeps apart shapes that would otherwise melt into one. */
const mixtures = [
  ['brand', 0.75, 'paper'],
  ['brand', 0.5, 'paper'],
  ['brand', 0.5, 'deep'],
  ['accent', 0.75, 'paper'],
  ['accent', 0.5, 'paper'],
  ['accent', 0.5, 'deep'],
  ['ink2', 0.5, 'paper'],
  ['brand', 0.5, 'accent'],
] as const

/** A paint of a file: none, the current colour, a token, or six hex digits with an opacity; null: something else. */
export const readPaint = (written: string): { paint: string; opacity: number } | null => {
  const text = written.trim()
  if (/^(none|transparent)$/i.test(text)) return { paint: 'none', opacity: 1 }
  if (/^currentcolor$/i.test(text)) return { paint: 'currentColor', opacity: 1 }
  const [, token, spare = text] = /^var\(\s*--([\w-]+)\s*(?:,(.*))?\)$/.exec(text) ?? []
  if (drawingTokens.some((name) => name === token)) return { paint: `var(--${token})`, opacity: 1 }
  const [red, green, blue, opacity = 1] = colourString.get.rgb(spare.trim()) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return {
    paint: opacity === 0 ? 'none' : (colourString.to.hex(red, green, blue) ?? '').toLowerCase(),
    opacity: Math.round(opacity * 100) / 100,
  }
}

/**
 * From a colour of a file to the paint of the theme that is nearest to it. On a dark ground an ink that would be lost there
 * takes that ground's (`own-art`), and paper the ground's colour; not in a drawing that has a ground.
 */
export const tokenPainter = (theme: Theme, hasGround: boolean): ((paint: string) => string) => {
  const colours = themeColours(theme)
  const changes = (token: DrawingToken) =>
    !hasGround && (token.startsWith('paper') || contrast(colours[token], colours.deep) < leastContrast)
  const paintOf = (token: DrawingToken) =>
    changes(token) ? `var(--drawn-${token},var(--${token}))` : `var(--${token})`
  const palette = [
    ...drawingTokens.map((name) => ({ paint: paintOf(name), at: placeOf(toOklch(colours[name])) })),
    ...mixtures.map(([one, share, other]) => ({
      paint: `color-mix(in oklab,${paintOf(one)} ${share * 100}%,${paintOf(other)})`,
      at: between(placeOf(toOklch(colours[one])), share, placeOf(toOklch(colours[other]))),
    })),
  ]
  const nearest = (colour: string) => {
    const at = placeOf(toOklch(colour))
    return palette.reduce((best, next) => (distance(next.at, at) < distance(best.at, at) ? next : best)).paint
  }
  return (paint) => (paint.startsWith('#') ? nearest(paint) : paint)
}

type Place = readonly [lightness: number, a: number, b: number]

/** Doubled, as in deltaE OK2: a lighter blue is nearer to blue than to a mauve that is as light. */
const placeOf = ({ lightness, chroma, hue }: Oklch): Place => [
  lightness,
  2 * chroma * Math.cos(hue),
  2 * chroma * Math.sin(hue),
]

const between = (one: Place, share: number, other: Place): Place => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
]

const distance = (one: Place, other: Place) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
