import { openCurve } from './curve.ts'
import type { Point } from './curve.ts'
import { early, late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const layers = 6

export const waves: Drawing = {
  box: [800, 900],
  hold: 'fill',
  high: true,
  draw: (random, { ends }) => {
    const crests = Array.from({ length: layers }, (_, layer) => openCurve(crest(random, layer)))
    const light = Math.round(420 + random() * 220)
    return (
      <>
        <path d="M0 0h800v900H0z" fill="var(--paper2)" />
        <circle {...early(ends)} cx={light} cy="385" r="96" fill="var(--accent)" />
        {ends && <circle {...late} cx={light} cy="285" r="108" fill="var(--accent)" />}
        {crests.map((line) => (
          <path key={line} d={`${line}V900H0z`} fill="var(--brand)" fillOpacity=".3" />
        ))}
        <g color="var(--paper)">
          <path
            id={linesId}
            d={crests.join('')}
            fill="none"
            stroke="currentColor"
            strokeOpacity=".5"
            strokeWidth="2"
          />
        </g>
      </>
    )
  },
}

const crest = (random: () => number, layer: number): Point[] => {
  const [base, high, phase] = [420 + layer * 80, 20 + layer * 7, random() * 6]
  return Array.from({ length: 8 }, (_, index) => [
    index * 160 - 160,
    base + high * Math.sin(index * 1.4 + phase) + random() * 14,
  ])
}
