import { contrast } from './contrast.ts'
import type { Colour } from './contrast.ts'
import { nearestColour } from './nearest-colour.ts'
import { toHex, toOklch } from './oklch.ts'
import type { Theme } from './theme.ts'

/** `card`: what is white on a light page. `warm`: a ground in the hue of `accent`. `act`: the button, on all but deep grounds. `onInk`: text on `ink`. */
export type DarkColours = Pick<Theme, Colour> & Record<'card' | 'warm' | 'act' | 'onAct' | 'onInk', string>

/** What visitors see: `theme` itself, in which mails, guides and print are, or its dark colours. */
export const shownColours = (theme: Pick<Theme, Colour | 'page'>): Pick<Theme, Colour> & { card?: string } =>
  theme.page === 'dark' ? darkColours(theme) : theme

/** The colours of a dark page: its own ones where they can be read, else the nearest; its grounds have the hue of `deep`. */
export const darkColours = (theme: Pick<Theme, Colour>): DarkColours => {
  const ground = groundsOf(theme)
  const [deep, paper, paper2, card] = [ground(0.165), ground(0.215), ground(0.25), ground(0.285)]
  const all = [paper, paper2, card]
  const read = (colour: string) => fitted(colour, differs(4.5, ...all))
  // On a notice, too, whose ground has a little of the colour.
  const said = (colour: string) => fitted(lit(colour, 0.77, 0.13), differs(5.5, ...all))
  const accent = fitted(theme.accent, (colour) => differs(4.5, deep)(colour) && differs(3, ...all)(colour))
  const texts = [theme.onBrand, theme.onDeep, '#ffffff', deep]
  const textOn = (colour: string) => texts.find((text) => contrast(text, colour) >= 4.5)
  const isButton = (colour: string) => differs(3, ...all)(colour) && textOn(colour) !== undefined
  const brand = fitted(theme.brand, isButton)
  const onBrand = textOn(brand) ?? deep
  const isSimilar = Math.abs(toOklch(brand).lightness - toOklch(theme.brand).lightness) <= 0.1
  const [ink, ink2] = [fitted(theme.onDeep, differs(9, ...all)), read(theme.onDeep2)]
  const brandInk = read(lit(theme.brandInk, 0.78, 0.13))
  const [error, ok] = [said(theme.error), said(theme.ok)]
  return {
    paper,
    paper2,
    card,
    warm: fitted(lit(accent, 0.33, 0.062), differs(4.5, ink2, brandInk, error, ok)),
    ink,
    onInk: fitted(theme.brandInk, differs(4.5, ink)),
    ink2,
    brand,
    onBrand,
    brandInk,
    accent,
    deep,
    onDeep: fitted(theme.onDeep, differs(4.5, deep)),
    onDeep2: fitted(theme.onDeep2, differs(4.5, deep)),
    line3: fitted(ground(0.6), differs(3, paper2, card)),
    error,
    ok,
    ...(isSimilar ? { act: brand, onAct: onBrand } : { act: accent, onAct: deep }),
  }
}

const groundsOf = ({ deep, brand }: Pick<Theme, Colour>) => {
  const { chroma, hue } = [deep, brand].map(toOklch).find((colour) => colour.chroma > 0.01) ?? toOklch(deep)
  return (lightness: number) => toHex({ lightness, chroma: Math.min(chroma, 0.04), hue })
}

const lit = (colour: string, lightness: number, most: number) => {
  const { chroma, hue } = toOklch(colour)
  return toHex({ lightness, chroma: Math.min(chroma, most), hue })
}

const differs =
  (least: number, ...grounds: string[]) =>
  (colour: string) =>
    grounds.every((ground) => contrast(colour, ground) >= least)

const fitted = (colour: string, isGood: (colour: string) => boolean): string =>
  isGood(colour) ? colour : (nearestColour(colour, isGood) ?? colour)
