import { linesId, ownDrawingId } from '../../campaign/schema/cover.ts'
import type { OwnDrawing, Theme } from '../../campaign/theme/theme.ts'
import type { ReadDrawing } from './read-drawing.ts'
import { isPaint } from './shape.ts'
import type { Shape } from './shape.ts'
import { tokenPainter } from './token-paint.ts'

/** The drawing in the colours of the theme that names it: what it is painted with follows a campaign's other colours. */
export const inTheme = ({ box, fills, shapes }: ReadDrawing, theme: Theme): OwnDrawing => {
  const painter = tokenPainter(theme, fills)
  const painted = (name: string, value: string) => (isPaint(name) ? painter(value) : value)
  const lines = asAtFirst(fills ? withoutGround(shapes) : shapes)
  const painting = shapes.map((shape) => markup(shape, painted)).join('')
  return {
    box,
    fills,
    changes: /--(early|late|lit)\b/.test(painting),
    shapes: painting,
    lines: lines
      .map((shape) => markup(shape, (name, value) => (isPaint(name) || hides(name) ? null : value)))
      .join(''),
  }
}

/** A file of its own, in which a page points to the drawing. */
export const drawingFile = ({ box, shapes, lines }: OwnDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.join(' ')}"><g id="${ownDrawingId}">${shapes}</g><defs><g id="${linesId}" fill="none" stroke="currentColor" stroke-width="${Math.max(...box) / 300}">${lines}</g></defs></svg>`

/** Of a line drawing every line has the same weight. */
const hides = (name: string) => name === 'opacity' || name.startsWith('fill') || name.startsWith('stroke')

/** A cover shows things as they are at the page's beginning. */
const asAtFirst = (shapes: readonly Shape[]): Shape[] =>
  shapes
    .filter(({ attributes }) => !attributes['opacity']?.includes('--late'))
    .map((shape) => ({ ...shape, children: asAtFirst(shape.children) }))

const withoutGround = ([first, ...rest]: readonly Shape[]): Shape[] =>
  first?.name === 'g' && first.children.length > 0
    ? [{ ...first, children: withoutGround(first.children) }, ...rest]
    : rest

const markup = (
  { name, attributes, children }: Shape,
  write: (name: string, value: string) => string | null,
): string => {
  const own = Object.entries(attributes).flatMap(([attribute, value]) => {
    const written = write(attribute, value)
    return written === null ? [] : [` ${attribute}="${escaped(written)}"`]
  })
  const inner = children.map((child) => markup(child, write)).join('')
  return `<${name}${own.join('')}>${inner}</${name}>`
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
