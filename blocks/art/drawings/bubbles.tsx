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
      <path d="M390 170a180 180 0 0 1 154 274l20 74-84-12A180 180 0 1 1 390 170z" fill="var(--accent)" />
      <path d="M411 171A180 180 0 0 0 224 420 190 190 0 0 0 411 171z" className="meet" fill="var(--deep)" />
      <g {...early(facts.ends)} color="var(--paper)" strokeOpacity={facts.written ? '.16' : '.45'}>
        <g id={linesId} fill="none" stroke="currentColor" strokeWidth="1.5">
          {rings(random, 190).map((radius) => (
            <circle key={radius} cx="230" cy="230" r={radius} />
          ))}
          {rings(random, 180).map((radius) => (
            <circle key={radius} cx="390" cy="350" r={radius} />
          ))}
        </g>
      </g>
      {facts.written ? <Said {...facts} /> : facts.ends && <Lines />}
    </>
  ),
}

/** One voice says something, the other thinks of its answer; at the end it gives it. */
const Said = ({ written = [], ending = [], ends }: ArtFacts) => (
  <>
    <Written text={written[0] ?? ''} x={84} y={150} size={38} letters={14} fill="var(--on-brand)" />
    <g {...early(ends)} fill="var(--deep)">
      {written[1] === undefined ? (
        <path d="M400 330a12 12 0 1 0 24 0a12 12 0 1 0-24 0M435 330a12 12 0 1 0 24 0a12 12 0 1 0-24 0M470 330a12 12 0 1 0 24 0a12 12 0 1 0-24 0" />
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

const Answer = ({ text }: { text: string }) => (
  <Written text={text} x={402} y={412} size={35} letters={15} anchor="middle" />
)

const Lines = () => (
  <path
    {...late}
    d="M120 150h180M110 200h130M120 250h80M450 290h60M440 345h90M440 400h80M420 455h70"
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
