import { classesIn, styledAttributes } from './svg-styles.ts'
import { gradientsIn } from './gradients.ts'
import { isGround, wholeClipsIn } from './ground.ts'
import type { Area } from './ground.ts'
import { drawnNames, effectNames, faultKinds, isPaint, keptNames, silentNames } from './shape.ts'
import type { DrawingFault, FaultKind, Shape } from './shape.ts'
import { readSvgTree } from './svg-tree.ts'
import type { SvgElement } from './svg-tree.ts'
import { readPaint } from './token-paint.ts'

/** It loads with the first screen. */
export const maxDrawingBytes = 64 * 1024

export type ReadDrawing = {
  box: [width: number, height: number]
  fills: boolean
  shapes: Shape[]
  faults: DrawingFault[]
}

/** A drawing as its file has it: shapes alone, since the same ones are shown on pages, printed and made into pictures. */
export const readDrawing = (text: string): ReadDrawing => {
  const svg = readSvgTree(text)
  const none: ReadDrawing = { box: [1, 1], fills: false, shapes: [], faults: [] }
  if (svg?.name !== 'svg') return { ...none, faults: [{ kind: 'broken', what: 'it ends early', line: 1 }] }
  const faults: DrawingFault[] = []
  const area = areaOf(svg)
  if (!area) return { ...none, faults: [{ kind: 'box', what: 'no "viewBox"', line: svg.line }] }
  const [x, y, ...box] = area
  const css = elementsBelow(svg).filter(({ name }) => name === 'style')
  const classes = classesIn(css.map((style) => style.text).join('\n'))
  if (!classes)
    faults.push({ kind: 'active', what: 'a <style> with more than classes', line: css[0]?.line ?? 1 })
  const context: Context = {
    box,
    classes: classes ?? new Map(),
    gradients: gradientsIn(elementsBelow(svg)),
    wholeClips: wholeClipsIn(elementsBelow(svg), area),
    faults,
  }
  const shapes = shapesIn(svg.children, context)
  const own = shapeAttributes({ ...svg, attributes: paintOnly(svg.attributes) }, context)
  const moved = x === 0 && y === 0 ? {} : { transform: `translate(${-x} ${-y})` }
  if (faults.length === 0 && !shapes.some(paints))
    faults.push({ kind: 'empty', what: 'no shape', line: svg.line })
  return {
    box,
    fills: isGround(shapes, area),
    shapes: [{ name: 'g', attributes: { fill: '#000000', ...own, ...moved }, children: shapes }],
    faults,
  }
}

type Context = {
  box: [width: number, height: number]
  classes: ReadonlyMap<string, Record<string, string>>
  /** By id: the colour in place of a gradient. */
  gradients: ReadonlyMap<string, string>
  /** Ids of clips that cut nothing, as some programs put one around each drawing. */
  wholeClips: ReadonlySet<string>
  faults: DrawingFault[]
}

const areaOf = ({ attributes: { viewBox, width, height } }: SvgElement): Area | null => {
  const numbers =
    viewBox?.trim().split(/[\s,]+/) ?? ['0', '0', width, height].map((side) => side?.replace(/px$/, ''))
  const [x, y, wide, tall] = numbers.map(Number)
  return x !== undefined && y !== undefined && isFinite(x + y) && isSide(wide) && isSide(tall)
    ? [x, y, wide, tall]
    : null
}

const isSide = (side: number | undefined): side is number => side !== undefined && isFinite(side) && side > 0

const elementsBelow = (node: SvgElement): SvgElement[] =>
  node.children.flatMap((child) => [child, ...elementsBelow(child)])

const paintOnly = (attributes: SvgElement['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => !/^(x|y|width|height|id)$/.test(name) && !name.startsWith('xmlns'),
    ),
  )

const shapesIn = (elements: readonly SvgElement[], context: Context): Shape[] =>
  elements.flatMap((child): Shape[] => {
    const { name, line } = child
    if (silentNames.has(name) || name.includes(':')) return []
    if (!drawnNames.has(name)) {
      context.faults.push({ kind: faultKinds[name] ?? 'active', what: `<${name}>`, line })
      return []
    }
    const { display, visibility, ...attributes } = shapeAttributes(child, context)
    if (display === 'none' || visibility === 'hidden') return []
    return [{ name, attributes, children: shapesIn(child.children, context) }]
  })

const shapeAttributes = (element: SvgElement, context: Context): Record<string, string> => {
  const { line } = element
  const report: Report = (kind, what) => context.faults.push({ kind, what, line })
  return Object.fromEntries(
    Object.entries(styledAttributes(element, context.classes)).flatMap(([name, value]) => {
      if (/^on/i.test(name) || /(^|:)href$/.test(name)) report('active', `"${name}"`)
      if (name === 'clip-path' && context.wholeClips.has(idIn(value) ?? '')) return []
      if (effectNames.has(name) && value !== 'none' && value !== 'normal') report('effect', `"${name}"`)
      if (!keptNames.has(name) || value === 'inherit') return []
      return isPaint(name)
        ? paintEntries(name, value, context, report)
        : [[name, inUnits(value, name, context)]]
    }),
  )
}

/** Programs for paper and pictures know no other units. */
const inUnits = (value: string, name: string, { box: [width, height] }: Context) => {
  const [, share] = /^([\d.]+)%$/.exec(value) ?? []
  if (share === undefined) return value.replaceAll(/(\d)px\b/g, '$1')
  return String((Number(share) / 100) * (name === 'width' || name === 'x' ? width : height))
}

const idIn = (value: string) => /url\(\s*["']?#([^"')]+)/.exec(value)?.[1]

type Report = (kind: FaultKind, what: string) => void

const paintEntries = (
  name: string,
  value: string,
  { gradients }: Context,
  report: Report,
): [string, string][] => {
  const written = value.includes('url(') ? gradients.get(idIn(value) ?? '') : value
  const { paint, opacity } = readPaint(written ?? '') ?? { paint: '', opacity: 1 }
  if (written === undefined) report('effect', 'a pattern')
  else if (paint === '') report('token', `the colour "${value}"`)
  if (paint === '') return []
  return [
    [name, paint],
    ...(opacity < 1 && name !== 'color' ? [[`${name}-opacity`, String(opacity)] as [string, string]] : []),
  ]
}

const paints = ({ name, children }: Shape): boolean => (name === 'g' ? children.some(paints) : true)
