import { hostLook } from '../../blocks/about/host-layout.tsx'
import type { Setting } from '../../blocks/kit/setting.ts'
import type { Page } from '../campaign/schema/page.ts'

type Section = Page['sections'][number]
type Side = 'left' | 'right'

/** Sides of pictures beside words: of two neighbours that leave theirs open, the second has the other one. */
export const pictureSides = (
  sections: readonly Section[],
  setting: Pick<Setting, 'layout' | 'portrait'>,
): ReadonlyMap<Section, Side> => {
  const sides = new Map<Section, Side>()
  let above: Side | undefined
  for (const section of sections) {
    const usual = usualSide(section, setting)
    above = isOpen(section) && above !== undefined && usual === above ? opposite[above] : usual
    if (above !== undefined) sides.set(section, above)
  }
  return sides
}

const opposite: Record<Side, Side> = { left: 'right', right: 'left' }

const isOpen = (section: Section) => section.type !== 'media' || section.side === undefined

const usualSide = (section: Section, { layout, portrait }: Pick<Setting, 'layout' | 'portrait'>) => {
  if (section.type === 'media') return sideOf(section.side ?? 'right')
  if (section.type === 'book-cover') return 'left'
  const hasArch = section.type === 'about' && section.variant === 'arch' && (section.portrait ?? portrait)
  return hasArch && hostLook(layout) === undefined ? 'left' : undefined
}

const sideOf = (side: string): Side | undefined => (side === 'left' || side === 'right' ? side : undefined)
