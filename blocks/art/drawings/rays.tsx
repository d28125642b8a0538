import { early, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const usual = 25
const sun = { x: 450, y: 760 }
const ceiling = 330
const gap = 150
const slabs =
  'M70 282l22-14 104 2-6 36 10 44-92 2-34-20 10-26zM206 264l80-32 14 30-10 18 16 26-88 38-10-44zM600 240l90 22-8 38 10 40-88-30 10-26zM702 268l198-4v82l-200 4 8-40z'

export const rays: Drawing = {
  box: [900, 760],
  hold: 'rise',
  draw: (random, { count, ends }) => (
    <>
      <g color="var(--accent)">
        <path
          id={linesId}
          d={raysOf(random, rayCount(count))}
          fill="none"
          stroke="currentColor"
          strokeWidth="13"
        />
      </g>
      <circle cx={sun.x} cy={sun.y} r="186" fill="var(--brand)" />
      <g {...early(ends)} fill="currentColor">
        <path d={slabs} />
        <path d={rubble(random)} />
      </g>
    </>
  ),
}

const rayCount = (count = usual) => {
  if (count < 1 || count > 36) return usual
  return count * Math.ceil(15 / count)
}

const raysOf = (random: () => number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / count
    const toCeiling = (sun.y - ceiling - 40) / Math.sin(angle)
    const through = Math.abs(toCeiling * Math.cos(angle)) < gap - 20
    const wish = through ? 560 + random() * 170 : 300 + random() * 250
    const toSide = (sun.x - 12) / Math.abs(Math.cos(angle))
    const length = through ? wish : Math.min(wish, toCeiling, toSide)
    return `M${at(angle, 226)}L${at(angle, length)}`
  }).join('')

const at = (angle: number, length: number) =>
  `${Math.round(sun.x - Math.cos(angle) * length)} ${Math.round(sun.y - Math.sin(angle) * length)}`

const rubble = (random: () => number) =>
  [-190, -130, 120, 178, 236]
    .map((side) => {
      const [x, y] = [sun.x + side + random() * 24, ceiling - 90 - random() * 110]
      const [wide, high] = [18 + random() * 22, 14 + random() * 16]
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(wide)} ${Math.round(high / 2)}-${Math.round(wide / 3)} ${Math.round(high)}-${Math.round(wide)}-${Math.round(high / 3)}z`
    })
    .join('')
