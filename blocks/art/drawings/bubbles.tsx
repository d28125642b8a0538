import { early, late, linesId } from './drawing.ts'
import type { ArtFacts, Drawing } from './drawing.ts'
import { Written } from './written.tsx'

export const bubbles: Drawing = {
  box: [600, 560],
  hold: 'float',
  whole: true,
  draw: (random, facts) => (
    <>
      <path d="M230 40a190 190 0 1 1-96 354l-84 30 26-82A190 190 0 0 1 230 40z" fill="var(--brand)" />
      <path d="M420 190a180 180 0 0 1 154 274l20 74-84-12A180 180 0 1 1 420 190z" fill="var(--accent)" />
      <path d="M416 190A180 180 0 0 0 247 419 190 190 0 0 0 416 190z" className="meet" fill="var(--deep)" />
      <g {...early(facts.ends)} color="var(--paper)" strokeOpacity={facts.written ? '.16' : '.45'}>
        <g id={linesId} fill="none" stroke="currentColor" strokeWidth="1.5">
          {rings(random, 190).map((radius) => (
            <circle key={radius} cx="230" cy="230" r={radius} />
          ))}
          {rings(random, 180).map((radius) => (
            <circle key={radius} cx="420" cy="370" r={radius} />
          ))}
        </g>
      </g>
      {facts.written ? <Said {...facts} /> : facts.ends && <Lines />}
    </>
  ),
}

/** One voice says something, the other thinks of its answer; at the end it gives it. */
const Said = ({ written = [], ending = [], figure, unit, ends }: ArtFacts) => (
  <>
    {figure !== undefined && <Shared figure={figure} unit={unit} />}
    <Written text={written[0] ?? ''} x={84} y={150} size={38} letters={14} fill="var(--on-brand)" />
    <g {...early(ends)} fill="var(--deep)">
      {written[1] === undefined ? (
        <path d="M424 404a12 12 0 1 0 24 0a12 12 0 1 0-24 0M462 404a12 12 0 1 0 24 0a12 12 0 1 0-24 0M500 404a12 12 0 1 0 24 0a12 12 0 1 0-24 0" />
      ) : (
        <Answer text={written[1]} />
      )}
    </g>
    {ends && (
      <g {...late} fill="var(--deep)">
        <Answer text={ending[0] ?? ''} />
      </g>
    )}
  </>
)

/** Where both meet, how long they have: "30 minutes". */
const Shared = ({ figure, unit }: Pick<ArtFacts, 'figure' | 'unit'>) => (
  <g
    fontFamily="var(--display)"
    fontWeight="var(--hw)"
    textAnchor="middle"
    fill="var(--dark-figure,var(--on-cta,var(--on-deep)))"
  >
    <text x="331" y="312" fontSize="64">
      {figure}
    </text>
    <text x="326" y="342" fontSize="24">
      {unit}
    </text>
  </g>
)

const Answer = ({ text }: { text: string }) => (
  <Written text={text} x={466} y={404} size={33} letters={15} anchor="middle" />
)

const Lines = () => (
  <path
    {...late}
    d="M120 150h180M110 200h130M120 250h80M480 310h60M470 365h90M470 420h80M450 475h70"
    stroke="var(--paper)"
    strokeWidth="18"
    strokeLinecap="round"
  />
)

const rings = (random: () => number, within: number) => {
  const gap = Math.round(20 + random() * 10)
  const first = Math.round(24 + random() * 20)
  return Array.from({ length: Math.floor((within - first) / gap) }, (_, index) => first + index * gap)
}
