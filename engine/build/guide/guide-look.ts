import type { Coach } from '../../campaign/coach.ts'
import type { Theme } from '../../campaign/theme.ts'
import { coloursOf } from './colours.ts'
import type { GuideColours } from './colours.ts'
import type { GuideFonts } from './guide-fonts.ts'

/** What of a coach a guide shows. */
export type GuideAuthor = Pick<Coach, 'brand' | 'name' | 'bio' | 'theme' | 'hosts' | 'scheduler' | 'links'>

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
  top: 64,
  bottom: 88,
  /** Text stands this far right of the headings, and this far left of the edge: about 70 letters a line. */
  indent: 60,
  outdent: 24,
}

export const textSize = 11

export const bodyText = ({ fonts, colours }: GuideLook) => ({
  fontFamily: fonts.text,
  fontSize: textSize,
  lineHeight: 1.55,
  color: colours.ink,
})

/** Display type at a size that suits the coach's font, which may be wide or narrow. */
export const display = ({ fonts, theme }: GuideLook, size: number) => ({
  fontFamily: fonts.display,
  fontSize: Math.round(size * theme.scale * 10) / 10,
  letterSpacing: Math.round(theme.tracking * size * 100) / 100,
  lineHeight: Math.max(1.04, theme.leading + 0.06),
})
