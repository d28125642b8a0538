import { early, late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { linesOf } from './written.tsx'

const usual = 25
const sun = { x: 450, y: 760 }
const ceiling = 330
const gap = 150

export const rays: Drawing = {
  box: [900, 760],
  hold: 'rise',
  draw: (random, { count, parts, quoted, written, ending, ends }) => {
    const words = written ?? onPieces(quoted)
    return (
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
          <path d={words ? broken : slabsOf(parts)} />
          <path d={rubble(random, words ? [-372, -330, 226, 290] : [-200, -140, -74, 226, 290])} />
          {words && <OnPieces words={words} />}
        </g>
        {ends && ending && <Risen words={ending} broken={words} />}
      </>
    )
  },
}

/** So many letters a piece has room for. */
const room = [10, 10, 7, 7]

const onPieces = (sentence = ''): string[] | undefined => {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (line.length <= (room[lines.length - 1] ?? 0)) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines.length === room.length && lines.every((line, at) => line.length <= (room[at] ?? 0))
    ? lines
    : undefined
}

/** Two pieces that hold, and between them two that are out: to be read from the left, a word each. */
const broken =
  'M40 262l256-6-5 34 8 22-7 36-248 4 4-40-9-22zM178 150l226-44 10 42-6 40-220 46-4-42zM462 118l190 46-14 40 4 42-186-44-6-38zM598 262l242-6-5 34 8 22-7 36-234 4 4-40-9-22z'

const OnPieces = ({ words: [first, second, third, rest] }: { words: readonly string[] }) => (
  <g fill="var(--bg)" fontFamily="var(--display)" fontWeight="800">
    <text x="62" y="315" fontSize={fitted(first, 206)}>
      {first}
    </text>
    <g transform="translate(204 200)rotate(-11)">
      <Stacked words={second} most={176} />
    </g>
    <text transform="translate(484 180)rotate(13.6)" fontSize={fitted(third, 140)}>
      {third}
    </text>
    <text x="722" y="317" fontSize={fitted(rest, 190)} textAnchor="middle">
      {rest}
    </text>
  </g>
)

/** Of several words each has a line. */
const Stacked = ({ words = '', most }: { words: string | undefined; most: number }) => {
  const lines = linesOf(words, words.length > 8 ? 7 : 10)
  const size = Math.min(...lines.map((line) => fitted(line, most, lines.length > 1 ? 32 : 42)))
  return lines.map((line, index) => (
    <text key={index} y={Math.round((index - (lines.length - 1) / 2) * size * 1.1)} fontSize={size}>
      {line}
    </text>
  ))
}

/** The largest size at which words are no longer than that in the widest of the display fonts. */
const fitted = (words = '', most: number, largest = 42) => {
  const narrow = words.match(/[ijlftr.,:' ]/g)?.length ?? 0
  const ems = words.length * 1.07 - narrow * 0.55
  return Math.min(largest, Math.round(most / ems))
}

/** Where the pieces of the ceiling lie then, to be read on the left and on. */
const fallen = ['22 610)rotate(11)', '8 706)rotate(-3)', '718 632)rotate(-12)', '706 700)rotate(3)']

type RisenProps = { words: readonly string[]; broken: readonly string[] | undefined }

/** At the end the sun is up with the words on it, and the ceiling lies on the ground with those that were on it. */
const Risen = ({ words, broken: fallenWords = [] }: RisenProps) => (
  <g {...late}>
    <circle cx={sun.x} cy={sun.y} r="270" fill="var(--brand)" />
    <g fill="var(--bg)" fontFamily="var(--display)" fontWeight="800" textAnchor="middle">
      {fallen.map((place, index) => (
        <g key={place} transform={`translate(${place}`}>
          <path d="M0 0l170-5-6 24 8 26-172 5 5-24z" fill="currentColor" />
          <text x="86" y="32" fontSize={fitted(fallenWords[index], 142, 28)}>
            {fallenWords[index]}
          </text>
        </g>
      ))}
    </g>
    <g fill="var(--on-brand)" fontFamily="var(--display)" fontWeight="800" textAnchor="middle">
      {words.map((line, index) => {
        const size = Math.min(60, Math.round(490 / Math.max(...words.map(({ length }) => length))))
        return (
          <text
            key={line}
            x={sun.x}
            y={Math.round(716 - (words.length - 1 - index) * size * 1.2)}
            fontSize={size}
          >
            {line}
          </text>
        )
      })}
    </g>
  </g>
)

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

/** Clear of the slabs, and of the one that is out. */
const rubble = (random: () => number, sides: readonly number[]) =>
  sides
    .map((side) => {
      const [x, y] = [sun.x + side + random() * 24, ceiling - 130 - random() * 80]
      const [wide, high] = [18 + random() * 22, 14 + random() * 16]
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(wide)} ${Math.round(high / 2)}-${Math.round(wide / 3)} ${Math.round(high)}-${Math.round(wide)}-${Math.round(high / 3)}z`
    })
    .join('')
