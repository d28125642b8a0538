import type { Coach } from '../../campaign/schema/coach.ts'
import type { Theme } from '../../campaign/theme/theme.ts'
import { inScript } from '../../campaign/theme/theme.ts'
import { dirOf } from '../../words/lang.ts'
import type { Lang } from '../../words/lang.ts'
import { coloursOf } from './colours.ts'
import type { GuideColours } from './colours.ts'
import type { GuideFonts } from './guide-fonts.ts'

export type GuideAuthor = Pick<
  Coach,
  'brand' | 'name' | 'bio' | 'theme' | 'hosts' | 'scheduler' | 'links' | 'lang'
>

export type GuideArt = { picture: string; mark: string }

/** `dir`: which way the lines run; `start`: the side where they begin, `end` the other. */
export type GuideLook = { colours: GuideColours; fonts: GuideFonts; theme: Theme } & Sides

type Sides = { dir: 'ltr'; start: 'Left'; end: 'Right' } | { dir: 'rtl'; start: 'Right'; end: 'Left' }

export const lookOf = (theme: Theme, fonts: GuideFonts, lang?: Lang): GuideLook => ({
  colours: coloursOf(theme),
  fonts,
  theme: inScript(theme, lang),
  ...(dirOf(lang) === 'rtl'
    ? { dir: 'rtl', start: 'Right', end: 'Left' }
    : { dir: 'ltr', start: 'Left', end: 'Right' }),
})

/** The library lays boxes out from the left alone. */
export const row = ({ dir }: GuideLook) => ({
  flexDirection: dir === 'rtl' ? ('row-reverse' as const) : ('row' as const),
})

export const lines = ({ dir }: GuideLook) =>
  dir === 'rtl' ? { direction: 'rtl' as const, textAlign: 'right' as const } : {}

/** Points. US Letter: what most readers have in their printer, and A4 printers shrink it by a hair. */
export const sheet = {
  width: 612,
  height: 792,
  margin: 72,
  top: 60,
  bottom: 72,
  /** All but characters and rules keeps off the left by this much: one measure for everything, under 70 letters a line. */
  indent: 96,
}

export const textSize = 11.5
/** From line to line of text. Heights and gaps are this or a half of it, so that pages share one rhythm. */
export const beat = 18

export const bodyText = (look: GuideLook) => ({
  ...lines(look),
  fontFamily: look.fonts.text,
  fontSize: textSize,
  lineHeight: beat / textSize,
  color: look.colours.ink,
})

export const display = (look: GuideLook, size: number) => ({
  ...lines(look),
  fontFamily: look.fonts.display,
  fontSize: Math.round(size * look.theme.scale * 10) / 10,
  letterSpacing: Math.round(look.theme.tracking * size * 100) / 100,
  lineHeight: Math.max(1.04, look.theme.leading + 0.06),
})
