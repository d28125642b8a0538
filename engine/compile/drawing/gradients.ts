import colourString from 'color-string'
import { styledAttributes } from './svg-styles.ts'
import type { SvgElement } from './svg-tree.ts'

/** By id, the middle of each gradient's colours: a token is one colour. */
export const gradientsIn = (elements: readonly SvgElement[]): ReadonlyMap<string, string> => {
  const gradients = elements.filter(({ name }) => name === 'linearGradient' || name === 'radialGradient')
  const byId = new Map(gradients.map((gradient) => [gradient.attributes['id'] ?? '', gradient]))
  const stopsOf = ({ children, attributes }: SvgElement, depth = 0): SvgElement[] => {
    const stops = children.filter(({ name }) => name === 'stop')
    const other = byId.get((attributes['href'] ?? attributes['xlink:href'] ?? '').replace('#', ''))
    return stops.length > 0 || !other || depth > 5 ? stops : stopsOf(other, depth + 1)
  }
  return new Map([...byId].map(([id, gradient]) => [id, middleOf(stopsOf(gradient))]))
}

const middleOf = (stops: readonly SvgElement[]): string => {
  const colours = stops.flatMap((stop) => {
    const { 'stop-color': colour = '#000' } = styledAttributes(stop, new Map())
    const rgb = colourString.get.rgb(colour)
    return rgb ? [rgb] : []
  })
  const middle = [0, 1, 2].map(
    (channel) => colours.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / (colours.length || 1),
  )
  return `#${middle.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
