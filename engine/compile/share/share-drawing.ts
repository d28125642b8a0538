import type { PageArt } from '../../campaign/release/assets.ts'
import type { CoverOutline } from '../../campaign/schema/cover.ts'
import { coverBox } from '../../campaign/schema/cover.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { Theme } from '../../campaign/theme/theme.ts'
import { coverShapes } from '../cover/cover-picture.ts'
import { displayFor } from '../cover/faces.ts'
import type { Faces } from '../cover/faces.ts'
import { fitText } from '../cover/fit-text.ts'
import { plainText } from '../cover/plain-text.ts'
import { svgMarkup } from '../cover/svg-markup.ts'
import { parseSvg } from '../guide/parse-svg.ts'
import { placeOn, shareBox } from './share-place.ts'
import type { SharePlace } from './share-place.ts'

const [width, height] = shareBox

/** The share picture of a page as an SVG without words; null where its words cannot be drawn. */
export const shareDrawing = (
  page: Page,
  { art, cover, faces }: { art: PageArt; cover: CoverOutline | undefined; faces: Faces },
): string | null => {
  const { theme } = page.coach
  const { isRightToLeft } = faces.text
  const ink = { theme, text: faces.text, isRightToLeft }
  const place = placeOn(art, { hasBook: cover !== undefined, isRightToLeft })
  const { isDark, ground, colours, says } = shareSays(page)
  const words = shareWords(says, faces, theme, place.text)
  if (!words) return null
  const { x, y, fit, ...size } = place.art
  const paint = (d: string) =>
    `<path fill="${ground}" d="${d}"/>${isDark ? `<path fill="url(#glow)" d="${d}"/>` : ''}`
  const [inside, around] = frame({ x, y, ...size })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    isDark ? glow(theme.brand) : '',
    paint(inside),
    nested(art.picture, { x, y, ...size }, fit, ink, { overflow: 'visible' }),
    paint(around),
    cover
      ? bookAt(place.book, coverShapes(cover, art.cover, ink, isDark ? 'bright' : 'deep'), isRightToLeft)
      : '',
    nested(
      art.mark,
      { x: isRightToLeft ? width - margin - 44 : margin, y: 56, width: 44, height: 44 },
      'xMidYMid meet',
      ink,
    ),
    `<path fill="${colours.text}" d="${words.brand}"/>`,
    `<path fill="${colours.highlight}" d="${words.eyebrow}"/>`,
    `<path fill="${colours.text}" d="${words.headline}"/>`,
    '</svg>',
  ].join('')
}

const margin = 72

const top = 150

/** Brand above, headline with its eyebrow in the middle of the rest; null where a font lacks a character. */
const shareWords = (
  says: { brand: string; eyebrow: string; headline: string },
  faces: Faces,
  theme: Pick<Theme, 'tracking' | 'leading' | 'scale'>,
  { width: wide, bottom }: SharePlace['text'],
) => {
  const { text } = faces
  const display = displayFor(faces, says.headline)
  const room = {
    width: wide,
    height: bottom - top - 60,
    largest: 104 * theme.scale,
    smallest: 24,
    leading: Math.max(theme.leading, 1),
    tracking: theme.tracking,
  }
  const from = (x: number, { width: own }: { width: number }) => (text.isRightToLeft ? width - x - own : x)
  const small = { width: wide, height: 60, largest: 26, smallest: 14, leading: 1.3, tracking: 0 }
  const headline = display.has(says.headline) ? fitText(display, says.headline, room) : null
  const name = { ...small, width: 480 }
  const brand = text.has(says.brand) ? fitText(text, says.brand, name) : null
  const eyebrow = text.has(says.eyebrow) ? fitText(text, says.eyebrow, small) : null
  if (!headline || !brand || !eyebrow) return null
  const above = says.eyebrow ? eyebrow.height + 34 : 0
  const start = (top + bottom - headline.height - above) / 2
  return {
    brand: brand.outline({ x: from(margin + 60, name), top: 78 - brand.rise / 2 }),
    eyebrow: eyebrow.outline({ x: from(margin, small), top: start }),
    headline: headline.outline({ x: from(margin, room), top: start + above }),
  }
}

const shareSays = ({ sections, seo, coach: { theme, brand } }: Page) => {
  const hero = sections.find((section) => section.type === 'hero')
  const isDark = hero?.tone === 'deep'
  const says = {
    brand: plainText(brand),
    eyebrow: plainText(hero?.eyebrow ?? ''),
    headline: plainText((hero?.title ?? seo.title).replaceAll('*', '')),
  }
  if (isDark)
    return { isDark, says, ground: theme.deep, colours: { text: theme.onDeep, highlight: theme.accent } }
  const ground = hero?.tone === 'tint' ? theme.paper2 : theme.paper
  return { isDark, says, ground, colours: { text: theme.ink, highlight: theme.brandInk } }
}

type Rectangle = { x: number; y: number; width: number; height: number }

const glow = (colour: string) =>
  [
    '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1080" cy="560" r="620">',
    `<stop stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`,
    '</radialGradient>',
  ].join('')

/** The drawing's place, and all around it to be painted over: a clip would cost half as much as the whole picture. */
const frame = ({ x, y, width: wide, height: tall }: Rectangle) =>
  [
    `M${x} ${y}h${wide}v${tall}h-${wide}z`,
    `M0 0h${width}v${height}H0zM${x} ${y}v${tall}h${wide}v-${tall}z`,
  ] as const

const nested = (
  markup: string,
  at: Rectangle,
  fit: string,
  ink: Parameters<typeof svgMarkup>[1],
  more: Record<string, string> = {},
) => {
  const [svg] = parseSvg(markup).children
  if (!svg) return ''
  const { viewBox = '' } = svg.attributes
  const attributes = { viewBox, preserveAspectRatio: fit, ...texts(at), ...more }
  return svgMarkup({ ...svg, attributes }, ink)
}

const texts = (rectangle: Rectangle) =>
  Object.fromEntries(Object.entries(rectangle).map(([name, value]) => [name, String(value)]))

const reach = 64

const bookAt = ({ x, y, width: wide, height: tall }: Rectangle, shapes: string, isRightToLeft: boolean) => {
  const [shade, pages] = isRightToLeft
    ? [x + 16, `M${x} ${y + 5}l-9 3v${tall - 16}l9 3z`]
    : [x - 16, `M${x + wide} ${y + 5}l9 3v${tall - 16}l-9 3z`]
  return [
    // As far as the blur reaches; black is the same in every colour space, and this one needs no reckoning.
    `<filter id="s" filterUnits="userSpaceOnUse" x="${shade - reach}" y="${y + 34 - reach}" width="${wide + 2 * reach}" height="${tall + 2 * reach}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="22"/></filter>`,
    `<path filter="url(#s)" opacity=".45" d="M${shade} ${y + 34}h${wide}v${tall}h-${wide}z"/>`,
    `<path fill="#efe5d2" d="${pages}"/>`,
    `<svg x="${x}" y="${y}" width="${wide}" height="${tall}" viewBox="0 0 ${coverBox.join(' ')}">${shapes}</svg>`,
  ].join('')
}
