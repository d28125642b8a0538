import { drawPortrait } from '../../../blocks/art/portraits/draw-portrait.ts'
import { PortraitLook } from '../../../blocks/art/portraits/portrait-look.ts'
import { portraitSource } from '../../../blocks/art/portraits/portrait-source.ts'
import type { Theme } from '../theme/theme.ts'
import type { Page } from './page.ts'

export const drawnPortraits = (page: Page): Record<string, string> =>
  Object.fromEntries(
    looksIn(page).map((drawn) => [portraitSource({ drawn }), drawnPortrait(drawn, page.coach.theme)]),
  )

/** In the colours of the theme, as SVG. */
export const drawnPortrait = (drawn: PortraitLook, theme: Theme): string => drawPortrait(drawn, theme)

export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const looksIn = (value: unknown): PortraitLook[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'drawn' in value ? PortraitLook.safeParse(value.drawn) : undefined
  return [...(own?.success ? [own.data] : []), ...Object.values(value).flatMap(looksIn)]
}
