import type { Point } from './curve.ts'
import { late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const centre = 380
const rim = { y: 130, rx: 270, ry: 40 }
const depth = 410
const seams = 7

export const kintsugi: Drawing = {
  box: [2 * centre, 640],
  hold: 'rise',
  whole: true,
  draw: (random, { ends }) => {
    const blow: Point = [Math.round(centre - 50 + random() * 80), Math.round(280 + random() * 40)]
    let fork = blow
    const cracks = Array.from({ length: seams }, (_, index) => {
      const drawn = crack(random, index % 2 ? fork : blow, ((index + random() * 0.5) / seams) * 2 * Math.PI)
      fork = drawn.bend
      return drawn
    })
    return (
      <>
        <ellipse cx={centre} cy="612" rx="150" ry="15" fill="var(--ink)" fillOpacity=".4" />
        <path d="M304 500l-24 106q100 24 200 0l-24-106z" fill="var(--brand)" />
        <path d="M300 532q80 22 160 0l6 30q-86 20-172 0z" fill="var(--deep)" fillOpacity=".5" />
        <path d="M110 130a270 410 0 0 0 540 0z" fill="var(--brand)" />
        <path
          d="M650 130a270 410 0 0 1-290 408 300 420 0 0 0 170-408z"
          fill="var(--deep)"
          fillOpacity=".34"
        />
        <path d="M146 172q10 204 130 312-92-116-130-312z" fill="var(--paper)" fillOpacity=".16" />
        <g color="var(--accent)">
          <g id={linesId} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
            <path d={cracks.map(({ main }) => main).join('')} strokeWidth="9" />
            <path d={cracks.map(({ twigs }) => twigs).join('')} strokeWidth="5" />
          </g>
        </g>
        <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} fill="var(--deep)" />
        <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} fill="var(--ink)" fillOpacity=".35" />
        <g fill="none" stroke="var(--accent)">
          <path d={inside(random)} strokeWidth="4" />
          <ellipse cx={centre} cy={rim.y} rx={rim.rx} ry={rim.ry} strokeWidth="7" />
        </g>
        {ends && fruit}
      </>
    )
  },
}

const apple = ([x, y]: Point) => `M${x - 44} ${y}a44 44 0 0 1 88 0a44 44 0 0 1-88 0z`
const apples: Point[] = [
  [296, 80],
  [384, 70],
  [472, 82],
  [236, 112],
  [334, 116],
  [430, 116],
  [526, 112],
]

/** In use again. */
const fruit = (
  <g {...late} stroke="var(--deep)" strokeWidth="5">
    {apples.map((place) => (
      <path key={place[0]} d={apple(place)} fill="var(--accent)" />
    ))}
  </g>
)

const within = ([x, y]: Point) =>
  y > rim.y && ((x - centre) / (rim.rx - 5)) ** 2 + ((y - rim.y) / (depth - 5)) ** 2 < 1

const reach = ([x, y]: Point, angle: number, length: number): Point => {
  const at = (far: number): Point => [
    Math.round(x + Math.cos(angle) * far),
    Math.round(y + Math.sin(angle) * far),
  ]
  let far = length
  while (far > 2 && !within(at(far))) far -= 2
  return at(far)
}

const crack = (random: () => number, start: Point, towards: number) => {
  let [from, bend, angle] = [start, start, towards]
  let main = `M${start.join(' ')}`
  let twigs = ''
  for (let step = 0; step < 9; step++) {
    angle += (random() - 0.5) * 0.9
    const length = 50 + random() * 60
    const next = reach(from, angle, length)
    const far = Math.hypot(next[0] - from[0], next[1] - from[1])
    from = next
    main += `L${from.join(' ')}`
    if (step === 0) bend = from
    if (far < length - 2) break
    if (step > 0 && random() < 0.4) twigs += twig(random, from, angle)
  }
  return { main, twigs, bend }
}

const twig = (random: () => number, from: Point, angle: number) => {
  const away = angle + (random() < 0.5 ? -1 : 1) * (0.7 + random() * 0.5)
  const bend = reach(from, away, 60)
  if (Math.hypot(bend[0] - from[0], bend[1] - from[1]) < 20) return ''
  return `M${from.join(' ')}L${bend.join(' ')}L${reach(bend, away + random() - 0.5, 50).join(' ')}`
}

const inside = (random: () => number) =>
  [250, 450]
    .map((from) => {
      const x = Math.round(from + random() * 60)
      return `M${x} 96l${Math.round(random() * 20)} 24-${Math.round(10 + random() * 20)} 16`
    })
    .join('')
