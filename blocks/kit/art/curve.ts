export type Point = readonly [x: number, y: number]

/** Path of a smooth open line near these points, in whole units. */
export const openCurve = (points: readonly Point[]): string =>
  `M${at(points[0])}${points
    .slice(1, -1)
    .map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 2]))}`)
    .join('')}`

/** Path of a smooth ring near these points, in whole units. */
export const ring = (points: readonly Point[]): string =>
  `M${at(middle(points.at(-1), points[0]))}${points
    .map((point, index) => `Q${at(point)} ${at(middle(point, points[(index + 1) % points.length]))}`)
    .join('')}z`

/** Height lines of one hill: rings in rings, each with a little of its own shape. */
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
            1 + 0.2 * Math.sin(2 * angle + first) + 0.11 * Math.sin(3 * angle + second + index * 0.12)
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
