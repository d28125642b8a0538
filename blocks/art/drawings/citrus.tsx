import { clsx } from 'clsx'
import { early, late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { onWedges, pull } from './wedge-words.ts'
import type { WedgeWord } from './wedge-words.ts'

const pips = 7
/** Segments that are left at the page's end. */
const left = 3
const [fewest, most] = [5, 12]
/** Words of fewer units are under 14 px beside a title on a phone. */
const readable = 30

export const citrus: Drawing = {
  box: [600, 600],
  hold: 'float',
  draw: (random, { ends, count = 0, written, ending }) => {
    const usual = count >= fewest && count <= most ? count : 10
    const { segments, words, size } = onWedges(written) ?? { segments: usual, words: [], size: 0 }
    const eaten = segments - left
    const pulled = words.find(({ isPulled }) => isPulled)?.segment
    const last = onWedges(ending, { segments, pulled })
    const places = words.length > 0 ? [] : pipPlaces(random, segments)
    return (
      <>
        <circle cx="300" cy="300" r="290" fill="var(--brand)" />
        <circle cx="300" cy="300" r="262" fill="var(--paper)" />
        <g color="var(--accent)">
          <g id={linesId} fill="currentColor" stroke="currentColor" strokeWidth="20" strokeLinejoin="round">
            <g {...early(ends)}>{wedges(0, eaten, segments, pulled)}</g>
            {wedges(eaten, segments, segments)}
          </g>
        </g>
        <g fill="var(--paper)">
          <g {...early(ends)}>{places.filter(({ segment }) => segment < eaten).map(Pip)}</g>
          {places.filter(({ segment }) => segment >= eaten).map(Pip)}
        </g>
        {words.length > 0 && (
          <g {...early(ends)}>
            <Words className={clsx('pins', size < readable && 'max-sm:hidden')} words={words} size={size} />
          </g>
        )}
        {last && (
          <g {...late}>
            <Words words={last.words} size={last.size} />
          </g>
        )}
      </>
    )
  },
}

/** One for each thing that the page promises; its round corners are a stroke's. */
const wedge = (segments: number) => {
  const [turn, pith] = [Math.PI / segments, 10]
  const lean = turn - Math.asin((1.5 * pith) / outer)
  const [aside, up] = [Math.round(outer * Math.sin(lean)), Math.round(outer * Math.cos(lean))]
  const bulge = 2 * (outer + 11) - 2 * up
  return `M300 ${Math.round(300 - pith / Math.sin(turn))}L${300 - aside} ${300 - up}q${aside}-${bulge} ${2 * aside} 0z`
}

const outer = 210

const wedges = (from: number, to: number, segments: number, pulled?: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const segment = from + index
    const place = { d: wedge(segments), transform: turned(segment, segments) }
    if (segment !== pulled) return <path key={segment} {...place} />
    return (
      <g key={segment} transform={`${place.transform ?? ''}translate(0 -${pull})`}>
        <path d={place.d} stroke="var(--paper)" strokeWidth="44" />
        <path d={place.d} />
      </g>
    )
  })

const turned = (segment: number, segments: number) =>
  segment === 0 ? undefined : `rotate(${Math.round((segment * 3600) / segments) / 10} 300 300)`

type WordsProps = { className?: string; words: WedgeWord[]; size: number }

const Words = ({ className, words, size }: WordsProps) => (
  <g className={clsx('in-display', className)} fill="var(--deep)" fontSize={size} textAnchor="middle">
    {words.map(Word)}
  </g>
)

const Word = ({ text, x, y }: WedgeWord) => (
  <text key={text} x={x} y={y} stroke="none">
    {text}
  </text>
)

type Place = { segment: number; turn: number; distance: number }

const pipPlaces = (random: () => number, segments: number): Place[] =>
  Array.from({ length: pips }, (_, index) => {
    const segment = Math.floor(((index + random()) / pips) * segments)
    return {
      segment,
      turn: Math.round((segment * 360) / segments + random() * 12 - 6),
      distance: Math.round((index % 2 === 0 ? 75 : 125) + random() * 25),
    }
  })

const Pip = ({ turn, distance }: Place, index: number) => (
  <ellipse key={index} cx="300" cy={300 - distance} rx="5" ry="10" transform={`rotate(${turn} 300 300)`} />
)
