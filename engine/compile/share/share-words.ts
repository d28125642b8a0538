import type { Theme } from '../../campaign/theme/theme.ts'
import { displayFor } from '../cover/faces.ts'
import type { Faces } from '../cover/faces.ts'
import { fitText, outlineText } from '../cover/fit-text.ts'
import type { SharePlace } from './share-place.ts'

const left = 72
const top = 150

/** Brand above, headline with its eyebrow in the middle of what is left; null where a font lacks a character. */
export const shareWords = (
  says: { brand: string; eyebrow: string; headline: string },
  faces: Faces,
  theme: Pick<Theme, 'tracking' | 'leading' | 'scale'>,
  { width, bottom }: SharePlace['text'],
) => {
  const { text } = faces
  const display = displayFor(faces, says.headline)
  const room = {
    width,
    height: bottom - top - 60,
    largest: 104 * theme.scale,
    smallest: 24,
    leading: Math.max(theme.leading, 1),
    tracking: theme.tracking,
  }
  const small = { width, height: 60, largest: 26, smallest: 14, leading: 1.3, tracking: 0 }
  const headline = display.has(says.headline) ? fitText(display, says.headline, room) : null
  const brand = text.has(says.brand) ? fitText(text, says.brand, { ...small, width: 480 }) : null
  const eyebrow = text.has(says.eyebrow) ? fitText(text, says.eyebrow, small) : null
  if (!headline || !brand || !eyebrow) return null
  const above = says.eyebrow ? eyebrow.height + 34 : 0
  const start = (top + bottom - headline.height - above) / 2
  return {
    brand: outlineText(text, brand, { x: left + 60, top: 78 - brand.rise / 2 }, small),
    eyebrow: outlineText(text, eyebrow, { x: left, top: start }, small),
    headline: outlineText(display, headline, { x: left, top: start + above }, room),
  }
}
