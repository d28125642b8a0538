import { contrast } from './contrast.ts'
import type { Colour } from './contrast.ts'
import { moods } from './mood.ts'
import type { Mood, MoodPlan } from './mood.ts'
import { nearestColour } from './nearest-colour.ts'
import { toHex, toOklch } from './oklch.ts'
import type { Oklch } from './oklch.ts'
import { definedOf } from './theme.ts'
import type { Theme } from './theme.ts'

type Colours = Pick<Theme, Colour>

/** Explicit tokens win; derived ones adapt to them. */
export type Brief = { brand: string; mood: Mood } & Own
type Own = { [Token in Exclude<keyof Theme, 'brand'>]?: Theme[Token] | undefined }

/** Without explicit tokens every pair of colours is readable: the brand colour changes if it has to. */
export const deriveTheme = (brief: Brief): Theme => {
  const { brand: _, mood, ...own } = brief
  return { ...moods[mood].shape, ...definedOf(own), ...coloursOf(brief) }
}

export const coloursOf = ({ brand: given, mood, ...own }: Brief): Colours => {
  const plan = moods[mood]
  const { shade, ground, highlight, full } = paintbox(given, plan)
  const paper = own.paper ?? ground(0.978, plan.tint)
  const paper2 = own.paper2 ?? ground(0.945, plan.tint * 2)
  const texts = own.onBrand ? [own.onBrand] : [ground(0.99, 0.008), shade(0.16, 0.03)]
  const textOn = (colour: string) => texts.find((text) => contrast(text, colour) >= 4.5)
  const isButton = (colour: string) => differs(3, paper, paper2)(colour) && textOn(colour) !== undefined
  const brand = isButton(given) ? given : fitted(full, isButton)
  const isDark = differs(9, white)
  const carries = differs(4.5, own.accent, own.onDeep, own.onDeep2)
  const deep = own.deep ?? fitted(shade(0.26, 0.075), (colour) => isDark(colour) && carries(colour))
  return {
    paper,
    paper2,
    ink: own.ink ?? fitted(shade(0.235, 0.04), differs(4.5, paper, paper2, white)),
    ink2: own.ink2 ?? fitted(shade(0.44, 0.035), differs(4.5, paper, paper2, white)),
    brand,
    onBrand: textOn(brand) ?? texts[0] ?? white,
    brandInk: own.brandInk ?? fitted(brand, differs(4.5, paper, paper2)),
    accent: own.accent ?? fitted(highlight, differs(4.5, deep)),
    deep,
    onDeep: own.onDeep ?? fitted(ground(0.965, 0.014), differs(4.5, deep)),
    onDeep2: own.onDeep2 ?? fitted(ground(0.82, 0.03), differs(4.5, deep)),
    line3: own.line3 ?? fitted(shade(0.62, 0.03), differs(3, white, paper2)),
    error: own.error ?? fitted('#ae1419', differs(4.5, paper, white)),
    ok: own.ok ?? fitted('#126635', differs(4.5, paper)),
  }
}

const white = '#ffffff'

const paintbox = (given: string, { turn, warmth, hue: ofGrey }: MoodPlan) => {
  const brand = toOklch(given)
  const isGrey = brand.chroma < 0.03
  const hue = isGrey ? radians(ofGrey) : brand.hue
  const most = isGrey ? 0.03 : brand.chroma
  const shade = (lightness: number, chroma: number) =>
    toHex({ lightness, chroma: Math.min(chroma, most), hue: shadeHue(hue) })
  const ground = (lightness: number, chroma: number) => toHex(blend(lightness, chroma, hue, warmth))
  const isLight = !isGrey && brand.lightness > 0.72
  const highlight = isLight ? given : toHex({ lightness: 0.8, chroma: 0.15, hue: hue + radians(turn) })
  const full = brand.lightness > 0.72 ? toHex(deepened({ ...brand, hue })) : given
  return { shade, ground, highlight, full }
}

/** A pale colour that only gets darker turns muddy: it gets more chroma, and yellow moves towards gold. */
const deepened = ({ chroma, hue }: Oklch): Oklch => ({
  lightness: 0.62,
  chroma: Math.max(chroma, 0.12),
  hue: isYellow(hue) ? radians(78) : hue,
})

const isYellow = (hue: number) => hue > radians(75) && hue < radians(115)

/** Dark yellow looks olive; its shades move towards brown. */
const shadeHue = (hue: number) => (isYellow(hue) ? radians(65) : hue)

/** Mixes a hue with cream in a straight line: between opposites the middle is grey, never a third hue. */
const blend = (lightness: number, chroma: number, hue: number, warmth: number): Oklch => {
  const a = (1 - warmth) * Math.cos(hue) + warmth * Math.cos(cream)
  const b = (1 - warmth) * Math.sin(hue) + warmth * Math.sin(cream)
  return { lightness, chroma: chroma * Math.hypot(a, b), hue: Math.atan2(b, a) }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const cream = radians(82)

const differs =
  (least: number, ...grounds: (string | undefined)[]) =>
  (colour: string) =>
    grounds.every((ground) => ground === undefined || contrast(colour, ground) >= least)

/** The colour itself, or the nearest good one of its hue. If there is none, the rules report it. */
const fitted = (colour: string, isGood: (colour: string) => boolean): string =>
  isGood(colour) ? colour : (nearestColour(colour, isGood) ?? colour)
