import { coverBox, wordsId } from '../../campaign/schema/cover.ts'
import type { CoverOutline } from '../../campaign/schema/cover.ts'
import { linesId } from '../../campaign/schema/cover.ts'
import { parseSvg } from '../guide/parse-svg.ts'
import { nodeById, svgMarkup } from './svg-markup.ts'
import type { Ink } from './svg-markup.ts'

const [width, height] = coverBox

/** A book from right to left has its hinge on the right. */
type CoverInk = Ink & { isRightToLeft?: boolean }

/** deep: the cover on light grounds; bright: the one on dark grounds. */
export type CoverGround = 'deep' | 'bright'

export const coverShapes = (
  outline: CoverOutline,
  coverArt: string,
  ink: CoverInk,
  ground: CoverGround = 'deep',
): string => {
  const { brand, deep, accent, onDeep } = ink.theme
  const isDeep = ground === 'deep'
  return [
    '<defs><linearGradient id="board" gradientUnits="userSpaceOnUse" x1="195" y1="30" x2="510" y2="900">',
    `<stop stop-color="${brand}"/><stop offset=".8" stop-color="${deep}"/></linearGradient>`,
    `<linearGradient id="hinge"${ink.isRightToLeft ? ' x1="1" x2="0"' : ''}>${hinge}</linearGradient></defs>`,
    board(isDeep ? 'url(#board)' : accent),
    `<g color="${isDeep ? accent : deep}" opacity=".55">${linesOf(coverArt, ink)}</g>`,
    board('url(#hinge)'),
    outline.mark === undefined ? '' : `<path fill="${isDeep ? accent : deep}" d="${outline.mark}"/>`,
    `<path fill="${isDeep ? onDeep : deep}" d="${outline.words}"/>`,
  ].join('')
}

/** The whole cover as a file of its own. Its words are a symbol with the colours of the element that uses it. */
export const coverPicture = (outline: CoverOutline, coverArt: string, ink: CoverInk): string => {
  const { accent, onDeep } = ink.theme
  const box = `viewBox="0 0 ${width} ${height}"`
  const mark = outline.mark === undefined ? '' : `<path fill="var(--mark,${accent})" d="${outline.mark}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="700" ${box} color="${onDeep}">`,
    coverShapes({ words: '' }, coverArt, ink),
    `<symbol id="${wordsId}" ${box}>${mark}<path fill="currentColor" d="${outline.words}"/></symbol>`,
    `<use href="#${wordsId}"/></svg>`,
  ].join('')
}

/** Programs that make pictures know no custom properties. */
export const withoutProperties = (svg: string): string => svg.replace(/var\(--[\w-]+,(#[0-9a-f]{6})\)/g, '$1')

const board = (fill: string) => `<path fill="${fill}" d="M0 0h${width}v${height}H0z"/>`

/** The same light as on the book of a page. */
const hinge = [
  ['0', '#fff', '0'],
  ['.022', '#fff', '.16'],
  ['.044', '#000', '.28'],
  ['.065', '#fff', '.07'],
  ['.3', '#fff', '0'],
]
  .map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  .join('')

const linesOf = (coverArt: string, ink: Ink) => {
  const [svg] = parseSvg(coverArt).children
  const lines = svg && nodeById(svg, linesId)
  if (!lines) return ''
  const place = { ...svg.attributes, width: String(width), height: String(height) }
  return svgMarkup({ ...svg, attributes: place, children: [lines] }, ink)
}
