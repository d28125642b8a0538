import type { Point } from './curve.ts'

/** Points between these that are not quite on the straight line: an edge as clay breaks. */
export const ragged = (random: () => number, points: readonly Point[], far = 7): Point[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const off = Math.min(far, Math.hypot(next[0] - point[0], next[1] - point[1]) / 6)
    const between = (share: number): Point => [
      Math.round(point[0] + (next[0] - point[0]) * share + (random() - 0.5) * 2 * off),
      Math.round(point[1] + (next[1] - point[1]) * share + (random() - 0.5) * 2 * off),
    ]
    return [point, between(0.4 + random() * 0.2)]
  })

/** A band along these points, nowhere as wide as before, that ends in a tip. */
export const ribbon = (
  random: () => number,
  points: readonly Point[],
  width: number,
  tip = 0.25,
  held: (point: Point) => Point = (point) => point,
): string => {
  const [left, right]: [string[], string[]] = [[], []]
  points.forEach(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    const [toX, toY] = points[index + 1] ?? [x, y]
    const far = Math.hypot(toX - fromX, toY - fromY) || 1
    const half = (width / 2) * (index === points.length - 1 ? tip : 0.6 + random() * 0.7)
    const [aside, down] = [(-(toY - fromY) / far) * half, ((toX - fromX) / far) * half]
    left.push(held([Math.round(x + aside), Math.round(y + down)]).join(' '))
    right.unshift(held([Math.round(x - aside), Math.round(y - down)]).join(' '))
  })
  return `M${left.join('L')}L${right.join('L')}z`
}
