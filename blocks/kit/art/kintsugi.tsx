import type { Point } from './curve.ts'
import { linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { seededRandom } from './random.ts'

const centre = 380
const rim = { y: 130, rx: 270, ry: 40 }
const depth = 410
const seams = 7

/** A bowl that broke and was mended with gold: the seams start where the blow fell, and are the strongest part. */
export const kintsugi: Drawing = {
  box: [2 * centre, 640],
  hold: 'rise',
  draw: (seed) => {
    const random = seededRandom(seed)
    const blow: Point = [Math.round(centre - 50 + random() * 80), Math.round(280 + random() * 40)]
    const cracks = Array.from({ length: seams }, (_, index) =>
      crack(random, blow, ((index + random() * 0.5) / seams) * 2 * Math.PI),
    )
    return (
      <>
        <path d="M304 500l-28 140h208l-28-140z" fill="var(--brand)" />
        <path d="M300 532q80 22 160 0l6 30q-86 20-172 0z" fill="var(--deep)" fillOpacity=".5" />
        <path d="M110 130a270 410 0 0 0 540 0z" fill="var(--brand)" />
        <path
          d="M650 130a270 410 0 0 1-290 408 300 420 0 0 0 170-408z"
          fill="var(--deep)"
          fillOpacity=".34"
        />
        <path d="M146 172q10 204 130 312-92-116-130-312z" fill="var(--paper)" fillOpacity=".16" />
        <g color="var(--accent)">
          <g id={linesId} fill="none" stroke="currentColor" strokeLinejoin="round">
            <path d={cracks.map(({ main }) => main).join('')} strokeWidth="9" />
            <path d={cracks.map(({ twigs }) => twigs).join('')} strokeWidth="5" />
            <circle cx={blow[0]} cy={blow[1]} r="7" fill="currentColor" />
          </g>
        </g>
        <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} fill="var(--deep)" />
        <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} fill="var(--ink)" fillOpacity=".35" />
        <g fill="none" stroke="var(--accent)">
          <path d={inside(random)} strokeWidth="4" />
          <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} strokeWidth="7" />
        </g>
      </>
    )
  },
}

const within = ([x, y]: Point) =>
  y > rim.y && ((x - centre) / rim.rx) ** 2 + ((y - rim.y) / depth) ** 2 < 0.97

/** From here so far this way, but no further than the edge of the bowl. */
const reach = ([x, y]: Point, angle: number, length: number): Point => {
  const at = (far: number): Point => [
    Math.round(x + Math.cos(angle) * far),
    Math.round(y + Math.sin(angle) * far),
  ]
  let far = length
  while (far > 2 && !within(at(far))) far -= 2
  return at(far)
}

/** From the blow to the edge, with a twig or two. */
const crack = (random: () => number, blow: Point, towards: number) => {
  let [from, angle] = [blow, towards]
  let main = `M${blow.join(' ')}`
  let twigs = ''
  for (let step = 0; step < 6; step++) {
    angle += (random() - 0.5) * 0.9
    const next = reach(from, angle, 50 + random() * 60)
    if (Math.hypot(next[0] - from[0], next[1] - from[1]) < 9) break
    from = next
    main += `L${from.join(' ')}`
    if (step > 0 && random() < 0.4) twigs += twig(random, from, angle)
  }
  return { main, twigs }
}

const twig = (random: () => number, from: Point, angle: number) => {
  const away = angle + (random() < 0.5 ? -1 : 1) * (0.7 + random() * 0.5)
  const bend = reach(from, away, 60)
  if (Math.hypot(bend[0] - from[0], bend[1] - from[1]) < 20) return ''
  return `M${from.join(' ')}L${bend.join(' ')}L${reach(bend, away + random() - 0.5, 50).join(' ')}`
}

/** Two seams of the wall behind, seen through the mouth. */
const inside = (random: () => number) =>
  [250, 450]
    .map((from) => {
      const x = Math.round(from + random() * 60)
      return `M${x} 96l${Math.round(random() * 20)} 24-${Math.round(10 + random() * 20)} 16`
    })
    .join('')
