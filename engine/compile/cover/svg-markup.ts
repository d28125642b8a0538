import type { Theme } from '../../campaign/theme/theme.ts'
import { coloursOf, painted } from '../guide/colours.ts'
import type { SvgNode } from '../guide/parse-svg.ts'
import type { TypeFace } from './type-face.ts'

/** What a drawn picture is written out with: programs that show it know no custom properties and have no fonts. */
export type Ink = { theme: Theme; text: TypeFace }

export const svgMarkup = (node: SvgNode, ink: Ink, inherited: SvgNode['attributes'] = {}): string => {
  const attributes = { ...inherited, ...node.attributes }
  if (node.name === 'text') return textMarkup(node, attributes, ink)
  const own = Object.entries(node.attributes).filter(([name]) => node.name === 'svg' || !isOfText(name))
  const inner = node.children.map((child) => svgMarkup(child, ink, passedOn(attributes))).join('')
  const open = [
    node.name,
    ...own.map(([name, value]) => `${name}="${painted(value, coloursOf(ink.theme))}"`),
  ].join(' ')
  return inner ? `<${open}>${inner}</${node.name}>` : `<${open}/>`
}

const isOfText = (name: string) => ['font-size', 'font-weight', 'text-anchor'].includes(name)

const passedOn = (attributes: SvgNode['attributes']) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isOfText(name)))

const textMarkup = (
  { text: words, attributes: own }: SvgNode,
  all: SvgNode['attributes'],
  { theme, text }: Ink,
) => {
  const size = Number(all['font-size'] ?? 16)
  const setter = text.setter(0)
  const width = setter.width(words) * size
  const shift = { middle: width / 2, end: width, start: 0 }[all['text-anchor'] ?? 'start'] ?? 0
  // Drawn ten times as large and shrunk: outlines are in whole units, and these words are small.
  const [x, y] = [own['x'], own['y']].map((at) => Number(at ?? 0))
  const fine = setter.outline(words, ((x ?? 0) - shift) * 10, (y ?? 0) * 10, size * 10)
  const paint = own['fill'] === undefined ? '' : ` fill="${painted(own['fill'], coloursOf(theme))}"`
  return `<path transform="${[own['transform'], 'scale(.1)'].filter(Boolean).join(' ')}"${paint} d="${fine}"/>`
}

export const nodeById = (node: SvgNode, id: string): SvgNode | undefined =>
  node.attributes['id'] === id
    ? node
    : node.children.map((child) => nodeById(child, id)).find((found) => found !== undefined)
