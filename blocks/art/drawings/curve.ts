export type Point = readonly [x: number, y: number]

export const openCurve = (points: readonly Point[]): string =>
  `M${at(points[0])}${points
    .slice(1, -1)
    .map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 2]))}`)
    .join('')}`

/** The same in steps from point to point: copies beside each other differ in their start only, and compress to nothing. */
export const steppedCurve = (points: readonly Point[]): string => {
  const [start = origin, ...rest] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  let last = start
  const step = (point: Point) => {
    const by: Point = [Math.round(point[0]) - last[0], Math.round(point[1]) - last[1]]
    return by
  }
  const bends = rest.slice(0, -1).map((point, index) => {
    const end = middle(point, rest[index + 1])
    const bend = `q${at(step(point))} ${at(step(end))}`
    last = [Math.round(end[0]), Math.round(end[1])]
    return bend
  })
  return `M${at(start)}${bends.join('')}`
}

/** How far right that curve is at a height, where its points are equally far down from each other. */
export const curveAt = (points: readonly Point[], y: number): number => {
  const [[, top], [, next]] = [points[0] ?? origin, points[1] ?? origin]
  const down = (y - top) / (next - top)
  const index = Math.min(Math.max(Math.round(down), 1), points.length - 2)
  const share = down - index + 0.5
  const at = (each: number) => points[each]?.[0] ?? 0
  return (
    (at(index - 1) * (1 - share) ** 2 + at(index + 1) * share ** 2) / 2 +
    at(index) * (0.5 + share - share ** 2)
  )
}

export const onCurve = (points: readonly Point[]): Point[] =>
  points.slice(0, -1).map((point, index) => {
    const before = points[index - 1] ?? point
    const [from, to] = [index === 1 ? before : middle(before, point), middle(point, points[index + 1])]
    const [x, y] = index === 0 ? point : middle(point, middle(from, to))
    return [Math.round(x), Math.round(y)]
  })

/** A smooth closed curve near these points, in even units so that the half-way points are whole. */
export const ring = (points: readonly Point[]): string => {
  const corners = points.map(([x, y]): Point => [even(x), even(y)])
  const halfways = corners.map((corner, index) => at(middle(corner, corners[(index + 1) % corners.length])))
  return `M${halfways.at(-1)}Q${at(corners[0])} ${halfways[0]}T${halfways.slice(1).join(' ')}z`
}

export const contours = (
  random: () => number,
  hill: { at: Point; radius: number; rings: number; stretch?: number },
): string => {
  const [first, second] = [random() * 6, random() * 6]
  const { at: centre, radius, rings, stretch = 1.25 } = hill
  return [...Array(rings).keys()]
    .map((index) => {
      const distance = (radius * (index + 1)) / rings
      return ring(
        Array.from({ length: 8 }, (_, turn): Point => {
          const angle = (turn / 8) * 2 * Math.PI
          const bump =
            1 + 0.1 * Math.sin(2 * angle + first) + 0.05 * Math.sin(3 * angle + second + index * 0.12)
          return [
            centre[0] + distance * bump * stretch * Math.cos(angle),
            centre[1] + distance * bump * Math.sin(angle),
          ]
        }),
      )
    })
    .join('')
}

const origin: Point = [0, 0]
const middle = ([x, y]: Point = origin, [otherX, otherY]: Point = origin): Point => [
  (x + otherX) / 2,
  (y + otherY) / 2,
]
const at = ([x, y]: Point = origin) => `${Math.round(x)} ${Math.round(y)}`
const even = (value: number) => Math.round(value / 2) * 2
