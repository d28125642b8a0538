import type { Shape } from './shape.ts'
import type { SvgElement } from './svg-tree.ts'

export type Area = [x: number, y: number, width: number, height: number]

/** Ids of clips that cut nothing, as some programs put one around each drawing. */
export const wholeClipsIn = (elements: readonly SvgElement[], area: Area): ReadonlySet<string> =>
  new Set(
    elements.flatMap(({ name, attributes: { id }, children: [only, ...others] }) =>
      name === 'clipPath' && id !== undefined && only && others.length === 0 && covers(only, area)
        ? [id]
        : [],
    ),
  )

/** Whether the lowest shape is a ground from edge to edge. */
export const isGround = (shapes: readonly Shape[], area: Area): boolean => {
  const [lowest] = shapes
  if (!lowest || lowest.attributes['transform'] !== undefined) return false
  if (lowest.name === 'g') return isGround(lowest.children, area)
  const { fill, opacity = '1', 'fill-opacity': own = '1' } = lowest.attributes
  return fill !== 'none' && Number(opacity) * Number(own) === 1 && covers(lowest, area)
}

const covers = ({ name, attributes }: Pick<Shape, 'name' | 'attributes'>, [x, y, width, height]: Area) => {
  const { x: left = '0', y: top = '0', width: wide = '', height: tall = '', d = '' } = attributes
  const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(width, height) / 200
  if (name === 'path') {
    const [, over = 'x', down = 'x', far = 'x', low = 'x'] =
      /^M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)\s*[Hh]\s*([\d.]+)\s*[Vv]\s*([\d.]+)\s*H\s*-?[\d.]+\s*[VvZz]/.exec(
        d.trim(),
      ) ?? []
    return (
      near(Number(over), x) && near(Number(down), y) && near(Number(far), width) && near(Number(low), height)
    )
  }
  if (name !== 'rect') return false
  if (wide === '100%' && tall === '100%') return true
  return (
    Number(left) <= x + 0.5 &&
    Number(top) <= y + 0.5 &&
    (near(Number(left) + Number(wide), x + width) || Number(left) + Number(wide) > x + width) &&
    (near(Number(top) + Number(tall), y + height) || Number(top) + Number(tall) > y + height)
  )
}
