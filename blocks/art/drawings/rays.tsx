import { early, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const usual = 25
const sun = { x: 450, y: 760 }
const ceiling = 330
const gap = 150

export const rays: Drawing = {
  box: [900, 760],
  hold: 'rise',
  draw: (random, { count, parts, quoted, ends }) => (
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
        <path d={slabsOf(parts)} />
        <path d={rubble(random)} />
        {(parts ?? 5) < 5 && <Written sentence={quoted} />}
      </g>
    </>
  ),
}

/** On three pieces: two lines, the word that comes loose, the rest. */
const room = [10, 10, 7, 7]

const Written = ({ sentence = '' }: { sentence?: string | undefined }) => {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (line.length <= (room[lines.length - 1] ?? 0)) lines[lines.length - 1] = line
    else lines.push(word)
  }
  if (lines.length !== room.length || lines.some((line, at) => line.length > (room[at] ?? 0))) return null
  const [first, second, loose, rest] = lines
  return (
    <g fill="var(--bg)" fontFamily="var(--display)" fontSize="31" fontWeight="800">
      <text x="60" y="294">
        {first}
      </text>
      <text x="60" y="327">
        {second}
      </text>
      <text transform="translate(500 182)rotate(13.6)" fontSize="42">
        {loose}
      </text>
      <text x="622" y="317" fontSize="42">
        {rest}
      </text>
    </g>
  )
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

/** The ceiling has as many pieces as the page has parts; the one above the sun is out. */
const slabsOf = (parts = 5) => {
  const fixed = Math.min(Math.max(parts, 3), 9) - 1
  const left = Math.floor(fixed / 2)
  return `${run(40, 302, left)}${run(598, 910, fixed - left)}M462 118l${parts > 4 ? '130 30' : '190 46'}-14 40 4 42-${parts > 4 ? '128-32' : '186-44'}-6-38z`
}

const run = (from: number, to: number, count: number) => {
  const wide = Math.round((to - from) / count)
  return Array.from({ length: count }, (_, index) => {
    const [x, lift] = [from + index * wide, index % 2 === 0 ? 0 : 7]
    return `M${x} ${262 + lift}l${wide - 9}-6-5 34 8 22-7 36-${wide - 14} 4 4-40-9-22z`
  }).join('')
}

const rubble = (random: () => number) =>
  [-190, -130, 120, 178, 236]
    .map((side) => {
      const [x, y] = [sun.x + side + random() * 24, ceiling - 90 - random() * 110]
      const [wide, high] = [18 + random() * 22, 14 + random() * 16]
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(wide)} ${Math.round(high / 2)}-${Math.round(wide / 3)} ${Math.round(high)}-${Math.round(wide)}-${Math.round(high / 3)}z`
    })
    .join('')
