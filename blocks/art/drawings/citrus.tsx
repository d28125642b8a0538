import { early, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const pips = 7
/** Segments that are left at the page's end. */
const left = 3
const [fewest, most] = [5, 12]

export const citrus: Drawing = {
  box: [600, 600],
  hold: 'float',
  draw: (random, { ends, count = 0 }) => {
    const segments = count >= fewest && count <= most ? count : 10
    const eaten = segments - left
    const places = pipPlaces(random, segments)
    return (
      <>
        <circle cx="300" cy="300" r="290" fill="var(--brand)" />
        <circle cx="300" cy="300" r="262" fill="var(--paper)" />
        <g color="var(--accent)">
          <g id={linesId} fill="currentColor" stroke="currentColor" strokeWidth="20" strokeLinejoin="round">
            <g {...early(ends)}>{wedges(0, eaten, segments)}</g>
            {wedges(eaten, segments, segments)}
          </g>
        </g>
        <g fill="var(--paper)">
          <g {...early(ends)}>{places.filter(({ segment }) => segment < eaten).map(Pip)}</g>
          {places.filter(({ segment }) => segment >= eaten).map(Pip)}
        </g>
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

const wedges = (from: number, to: number, segments: number) =>
  Array.from({ length: to - from }, (_, index) => (
    <path key={index} d={wedge(segments)} transform={turned(from + index, segments)} />
  ))

const turned = (segment: number, segments: number) =>
  segment === 0 ? undefined : `rotate(${Math.round((segment * 3600) / segments) / 10} 300 300)`

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
