import type { Coach } from '../../campaign/schema/coach.ts'
import type { Theme } from '../../campaign/theme/theme.ts'
import { coloursOf } from './colours.ts'
import type { GuideColours } from './colours.ts'
import type { GuideFonts } from './guide-fonts.ts'

export type GuideAuthor = Pick<
  Coach,
  'brand' | 'name' | 'bio' | 'theme' | 'hosts' | 'scheduler' | 'links' | 'lang'
>

export type GuideArt = { picture: string; mark: string }

export type GuideLook = { colours: GuideColours; fonts: GuideFonts; theme: Theme }

export const lookOf = (theme: Theme, fonts: GuideFonts): GuideLook => ({
  colours: coloursOf(theme),
  fonts,
  theme,
})

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

export const bodyText = ({ fonts, colours }: GuideLook) => ({
  fontFamily: fonts.text,
  fontSize: textSize,
  lineHeight: beat / textSize,
  color: colours.ink,
})

export const display = ({ fonts, theme }: GuideLook, size: number) => ({
  fontFamily: fonts.display,
  fontSize: Math.round(size * theme.scale * 10) / 10,
  letterSpacing: Math.round(theme.tracking * size * 100) / 100,
  lineHeight: Math.max(1.04, theme.leading + 0.06),
})
