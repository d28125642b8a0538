/** A shape or a group with the attributes that every place of a drawing can show, its colours as they are in the file. */
export type Shape = { name: string; attributes: Record<string, string>; children: Shape[] }

/** `what` the file has that a drawing may not have; `kind`: how to do without it. */
export type DrawingFault = { kind: FaultKind; what: string; line: number }
export type FaultKind = 'broken' | 'box' | 'empty' | 'token' | 'photo' | 'text' | 'copy' | 'effect' | 'active'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const drawnNames = words('g path circle ellipse rect line polyline polygon')

/** What draws nothing by itself. */
export const silentNames = words(
  'title desc metadata defs style linearGradient radialGradient clipPath mask filter pattern marker',
)

export const faultKinds: Readonly<Record<string, FaultKind>> = {
  image: 'photo',
  text: 'text',
  font: 'text',
  'font-face': 'text',
  use: 'copy',
  symbol: 'copy',
  svg: 'copy',
}

export const effectNames = words('clip-path mask filter mix-blend-mode marker-start marker-mid marker-end')

export const keptNames = words(
  'd x y x1 y1 x2 y2 cx cy r rx ry width height points transform opacity display visibility color fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity',
)

export const isPaint = (name: string) => name === 'fill' || name === 'stroke' || name === 'color'
