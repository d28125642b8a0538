import {
  Circle,
  ClipPath,
  Defs,
  Ellipse,
  G,
  Line,
  Path,
  Polygon,
  Polyline,
  Rect,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { GuideColours } from './colours.ts'
import { painted } from './colours.ts'
import type { GuideLook } from './guide-look.ts'
import { parseSvg } from './parse-svg.ts'
import type { SvgNode } from './parse-svg.ts'

/** A drawn picture of the site, given as SVG markup, in the coach's colours. It fills its container. */
export const drawPicture = (markup: string, look: GuideLook): ReactNode => {
  const svg = svgIn(markup)
  // Numbers on a drawing would be mirrored with it.
  const isTurned = look.dir === 'rtl' && !markup.includes('<text')
  const style = {
    flex: 1,
    padding: marginsOf(placeOf(svg)),
    ...(isTurned && { transform: 'scale(-1, 1)' }),
  }
  return createElement(View, { style }, drawSvg(svg, look))
}

export const drawMark = (markup: string, look: GuideLook): ReactNode => drawSvg(svgIn(markup), look)

const svgIn = (markup: string): SvgNode => {
  const [svg] = parseSvg(markup).children
  if (svg?.name !== 'svg') throw new Error('A drawn picture is one <svg>.')
  return svg
}

const placeOf = ({ attributes: { preserveAspectRatio = 'xMidYMid meet' } }: SvgNode) => preserveAspectRatio

const drawSvg = (svg: SvgNode, { colours, fonts }: GuideLook): ReactNode => {
  const { viewBox = '' } = svg.attributes
  const named = nodesBelow(svg).flatMap((node): [string, SvgNode][] => {
    const { id } = node.attributes
    return id ? [[`#${id}`, node]] : []
  })
  const drawing = { colours, named: new Map(named), within: [], current: colours.ink }
  return createElement(
    Svg,
    { viewBox, preserveAspectRatio: placeOf(svg), style: { flex: 1 } },
    createElement(
      shapes.g,
      { fontFamily: fonts.text[0] ?? '', key: 'all' },
      ...svg.children.map((node, key) => draw(node, key, drawing)),
    ),
  )
}

/** A picture that fills its place has no margin; one on its own has none below. */
const marginsOf = (place: string) => {
  if (place.endsWith('slice')) return 0
  return place.startsWith('xMidYMax') ? '22 22 0 22' : 22
}

type Drawing = {
  colours: GuideColours
  named: Map<string, SvgNode>
  within: readonly SvgNode[]
  current: string
}

const draw = (node: SvgNode, key: number, outer: Drawing): ReactNode => {
  const { color } = node.attributes
  const drawing = color ? { ...outer, current: paintOf(color, outer) } : outer
  if (node.name === 'use') return drawUse(node, key, drawing)
  const shape = shapes[node.name]
  if (!shape || (node.text.trim() && node.name !== 'text'))
    throw new Error(`A drawn picture holds <${node.name}>, which cannot be drawn on paper.`)
  const children = node.children.map((child, index) => draw(child, index, drawing))
  const content = node.name === 'text' ? [node.text] : children
  return createElement(shape, { ...propsOf(node.attributes, drawing), key }, ...content)
}

/** A PDF has no references inside of a picture: what is named is drawn again. */
const drawUse = ({ attributes }: SvgNode, key: number, drawing: Drawing): ReactNode => {
  const { href = '', x = '0', y = '0', transform = '', ...rest } = attributes
  const target = drawing.named.get(href)
  if (!target || drawing.within.includes(target))
    throw new Error(`A drawn picture uses "${href}", which it does not hold.`)
  const moved = [transform, ...(x === '0' && y === '0' ? [] : [`translate(${x} ${y})`])].join(' ').trim()
  const props = propsOf({ ...rest, ...(moved && { transform: moved }) }, drawing)
  const inner = { ...drawing, within: [...drawing.within, target] }
  return createElement(shapes.g, { ...props, key }, draw(target, 0, inner))
}

const nodesBelow = (node: SvgNode): SvgNode[] =>
  node.children.flatMap((child) => [child, ...nodesBelow(child)])

type Shape = ComponentType<Record<string, string | number>>
const shapes = {
  g: G,
  path: Path,
  circle: Circle,
  ellipse: Ellipse,
  rect: Rect,
  line: Line,
  polyline: Polyline,
  polygon: Polygon,
  defs: Defs,
  clipPath: ClipPath,
  text: Text,
} as unknown as Record<string, Shape> & { g: Shape }

const propsOf = (attributes: Record<string, string>, drawing: Drawing): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(measured(attributes)).flatMap(([name, value]) => {
      if (name === 'vector-effect') return [] // Paper has one size.
      if (name === 'class' && onScreen.includes(value)) return [] // Nor does anything move or hide on it.
      if (!allowed.test(name))
        throw new Error(`A drawn picture has ${name}="${value}", which paper does not know.`)
      const prop = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      // Of all numbers, the library wants only this one as a number.
      return [[prop, name === 'font-weight' ? Number(value) : paintOf(value, drawing)]]
    }),
  )

/** Paper measures dashes in units of the drawing; a `pathLength` says how many make the whole circle. */
const measured = ({ pathLength, ...rest }: Record<string, string>): Record<string, string> => {
  if (pathLength === undefined) return rest
  const radius = Number(rest['r'])
  if (!radius) throw new Error('A drawn picture has a path length on something else than a circle.')
  const scale = (2 * Math.PI * radius) / Number(pathLength)
  // A dash of no length is more than the library can write.
  const dashes = (rest['stroke-dasharray'] ?? '')
    .split(' ')
    .map((dash) => Math.max(Number(dash) * scale, 0.01).toFixed(2))
  return { ...rest, 'stroke-dasharray': dashes.join(' ') }
}

const onScreen = ['flare', 'meet', 'pins', 'cone']

// Other classes and styles would be lost without a word.
const allowed =
  /^(id|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|color|clip-path|font-size|font-weight|text-anchor|fill(-rule|-opacity)?|stroke(-width|-linecap|-linejoin|-dasharray|-opacity)?)$/

const paintOf = (value: string, { colours, current }: Drawing): string =>
  painted(value, colours).replace(/^currentColor$/i, current)
