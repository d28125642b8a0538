import { linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const steps = 7

export const mesh: Drawing = {
  box: [800, 900],
  hold: 'fill',
  melts: true,
  draw: (random, { ends }) => {
    const near = (middle: number, spread: number) => Math.round(middle + (random() - 0.5) * spread)
    const lights = [
      { x: near(640, 160), y: near(180, 120), radius: 460, colour: 'var(--brand)' },
      { x: near(120, 140), y: near(560, 160), radius: 420, colour: 'var(--brand)' },
      { x: near(520, 240), y: near(860, 80), radius: 400, colour: 'var(--accent)' },
    ]
    return (
      <>
        <path d="M0 0h800v900H0z" fill="var(--deep)" />
        {lights.map(({ x, y, radius, colour }) => (
          <g key={radius} fill={lit(ends, colour)} fillOpacity={colour === 'var(--brand)' ? '.2' : '.13'}>
            {rings(radius).map((r) => (
              <circle key={r} cx={x} cy={y} r={r} />
            ))}
          </g>
        ))}
        <g color="var(--on-deep)">
          <g id={linesId} fill="none" stroke="currentColor" strokeOpacity=".16" strokeWidth="1.5">
            {lights.map(({ x, y, radius }) => (
              <circle key={radius} cx={x} cy={y} r={radius} />
            ))}
          </g>
        </g>
      </>
    )
  },
}

const rings = (radius: number) =>
  Array.from({ length: steps }, (_, step) => Math.round((radius * (steps - step)) / steps))
