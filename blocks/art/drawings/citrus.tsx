import { early, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const segments = 10
const wedge = 'M300 268L250 96q50-34 100 0z'
const pips = 7
/** Segments that are eaten at the page's end. */
const eaten = 7

export const citrus: Drawing = {
  box: [600, 600],
  hold: 'float',
  draw: (random, { ends }) => {
    const places = pipPlaces(random)
    return (
      <>
        <circle cx="300" cy="300" r="290" fill="var(--brand)" />
        <circle cx="300" cy="300" r="262" fill="var(--paper)" />
        <g color="var(--accent)">
          <g id={linesId} fill="currentColor" stroke="currentColor" strokeWidth="20" strokeLinejoin="round">
            <g {...early(ends)}>{wedges(0, eaten)}</g>
            {wedges(eaten, segments)}
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

const wedges = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => (
    <path
      key={index}
      d={wedge}
      transform={from + index === 0 ? undefined : `rotate(${(from + index) * 36} 300 300)`}
    />
  ))

type Place = { segment: number; lean: number; distance: number }

const pipPlaces = (random: () => number): Place[] =>
  Array.from({ length: pips }, (_, index) => ({
    segment: Math.floor(((index + random()) / pips) * segments),
    lean: Math.round(random() * 12 - 6),
    distance: Math.round((index % 2 === 0 ? 75 : 125) + random() * 25),
  }))

const Pip = ({ segment, lean, distance }: Place, index: number) => (
  <ellipse
    key={index}
    cx="300"
    cy={300 - distance}
    rx="5"
    ry="10"
    transform={`rotate(${segment * 36 + lean} 300 300)`}
  />
)
