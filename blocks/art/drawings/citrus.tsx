import { linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const segments = 10
const wedge = 'M300 268L250 96q50-34 100 0z'
const pips = 7

export const citrus: Drawing = {
  box: [600, 600],
  hold: 'float',
  draw: (random) => (
    <>
      <circle cx="300" cy="300" r="290" fill="var(--brand)" />
      <circle cx="300" cy="300" r="262" fill="var(--paper)" />
      <g color="var(--accent)">
        <g id={linesId} fill="currentColor" stroke="currentColor" strokeWidth="20" strokeLinejoin="round">
          {Array.from({ length: segments }, (_, index) => (
            <path
              key={index}
              d={wedge}
              transform={index === 0 ? undefined : `rotate(${index * 36} 300 300)`}
            />
          ))}
        </g>
      </g>
      <g fill="var(--paper)">{pipPlaces(random).map(Pip)}</g>
    </>
  ),
}

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
