import type { Point } from './curve.ts'
import { ragged, ribbon } from './ribbon.ts'

export const centre = 380
export const rim = { y: 130, rx: 270, ry: 40 }
export const depth = 410
const seams = 7

/** Foot, wall, shade and throwing rings. */
export const BowlBody = () => (
  <>
    <path d="M304 500l-24 106q100 24 200 0l-24-106z" fill="var(--brand)" />
    <path d="M300 532q80 22 160 0l6 30q-86 20-172 0z" fill="var(--deep)" fillOpacity=".5" />
    <path d="M110 130a270 410 0 0 0 540 0z" fill="var(--brand)" />
    <path
      d="M128 240q252 74 504 0M168 350q212 62 424 0M232 450q148 44 296 0"
      fill="none"
      stroke="var(--paper)"
      strokeOpacity=".12"
      strokeWidth="3"
    />
    <path d="M650 130a270 410 0 0 1-290 408 300 420 0 0 0 170-408z" fill="var(--deep)" fillOpacity=".34" />
    <path d="M146 172q10 204 130 312-92-116-130-312z" fill="var(--paper)" fillOpacity=".16" />
  </>
)

export const BowlRim = ({ paint }: { paint: string }) => (
  <>
    <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} fill="var(--deep)" />
    <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} fill="var(--ink)" fillOpacity=".35" />
    <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} fill="none" stroke={paint} strokeWidth="7" />
  </>
)

/** One crack through the rim and the foot. */
export const firstCrack = (random: () => number): string => {
  const shift = Math.round(random() * 40)
  const start = 286 - shift
  const points: Point[] = [
    [start, Math.round(rim.y + rim.ry * Math.sqrt(1 - ((start - centre) / rim.rx) ** 2)) - 4],
    [306 - shift, 236],
    [368, 300],
    [382, 372],
    [434, 452],
    [420, 520],
    [434, 615],
  ]
  return ribbon(random, ragged(random, points), 15, 0.8)
}

/** Cracks from the point of the blow to the edges of the wall. */
export const allCracks = (random: () => number): string => {
  const blow: Point = [Math.round(centre - 50 + random() * 80), Math.round(280 + random() * 40)]
  let fork = blow
  return Array.from({ length: seams }, (_, index) => {
    const points = crack(random, index % 2 ? fork : blow, ((index + random() * 0.5) / seams) * 2 * Math.PI)
    fork = (points.length > 2 && points[1]) || blow
    return ribbon(random, ragged(random, points), index % 2 ? 9 : 13, 0.7, onWall)
  }).join('')
}

const past = 16
const shortest = 24

/** What is past the wall, on its edge, so that a seam is cut as the wall is. */
const onWall = ([x, y]: Point): Point => {
  const [across, down] = [(x - centre) / rim.rx, Math.max(0, y - rim.y) / depth]
  // Straight down where the foot is, so that a seam does not turn aside there.
  if (Math.abs(across) < 0.5) return [x, Math.min(y, Math.round(rim.y + depth * Math.sqrt(1 - across ** 2)))]
  const share = Math.max(1, Math.hypot(across, down))
  return [Math.round(centre + (across / share) * rim.rx), Math.round(rim.y + (down / share) * depth)]
}

const within = ([x, y]: Point) => y > rim.y && ((x - centre) / rim.rx) ** 2 + ((y - rim.y) / depth) ** 2 < 1

const reach = ([x, y]: Point, angle: number, length: number): Point => {
  const at = (far: number): Point => [
    Math.round(x + Math.cos(angle) * far),
    Math.round(y + Math.sin(angle) * far),
  ]
  let far = length
  while (far > 2 && !within(at(far))) far -= 2
  return at(far)
}

const crack = (random: () => number, start: Point, towards: number): Point[] => {
  const points = [start]
  let [from, angle] = [start, towards]
  for (let step = 0; step < 12; step++) {
    angle += (random() - 0.5) * 0.6
    const length = 50 + random() * 60
    const next = reach(from, angle, length)
    const far = Math.hypot(next[0] - from[0], next[1] - from[1])
    const ends = far < length - 2
    if (ends && far < shortest && points.length > 1) points.pop()
    from = ends
      ? [Math.round(next[0] + Math.cos(angle) * past), Math.round(next[1] + Math.sin(angle) * past)]
      : next
    points.push(from)
    if (ends) break
  }
  return points
}
