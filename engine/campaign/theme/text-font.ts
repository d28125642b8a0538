import type { Theme } from './theme.ts'

/** What goes with a display font: its own family where that can be read in small sizes, else one of the same proportions. */
const companions: Record<string, string> = {
  archivo: 'archivo',
  'bricolage-grotesque': 'public-sans',
  caprasimo: 'mulish',
  epilogue: 'epilogue',
  'familjen-grotesk': 'familjen-grotesk',
  fraunces: 'hanken-grotesk',
  gloock: 'source-serif-4',
  'instrument-serif': 'instrument-sans',
  syne: 'manrope',
  'young-serif': 'cabin',
}

/** Fonts whose titles have serifs. */
export const isSerif = ({ font }: Pick<Theme, 'font'>): boolean => serifs.some((name) => font.includes(name))
const serifs = ['caprasimo', 'fraunces', 'gloock', 'serif']

/** The font of all but titles: a package name of @fontsource-variable. */
export const textFontOf = ({ font, textFont }: Pick<Theme, 'font' | 'textFont'>): string =>
  textFont ?? companions[font] ?? 'figtree'
