import { drawPortrait } from '../../../blocks/art/portraits/draw-portrait.ts'
import { PortraitLook } from '../../../blocks/art/portraits/portrait-look.ts'
import { portraitSource } from '../../../blocks/art/portraits/portrait-source.ts'
import type { Page } from './page.ts'

export const drawnPortraits = (page: Page): Record<string, string> =>
  Object.fromEntries(
    looksIn(page).map((drawn) => [portraitSource({ drawn }), drawPortrait(drawn, page.coach.theme)]),
  )

export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const looksIn = (value: unknown): PortraitLook[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'drawn' in value ? PortraitLook.safeParse(value.drawn) : undefined
  return [...(own?.success ? [own.data] : []), ...Object.values(value).flatMap(looksIn)]
}
