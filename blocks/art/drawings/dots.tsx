import { linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const gap = 50
const sizes = [8, 16, 24, 33]

export const dots: Drawing = {
  box: [800, 900],
  hold: 'fill',
  draw: (random, { ends }) => {
    const [turn, phase] = [0.5 + random() * 0.5, random() * 6]
    const paths = sizes.map(() => '')
    let bright = ''
    for (let row = 0; row < 18; row++)
      for (let column = 0; column < 16; column++) {
        const wave = Math.sin(column * 0.35 * turn + row * 0.28 + phase)
        const size = Math.floor(((wave + 1) / 2) * 3.99)
        const dot = `M${column * gap + 25} ${row * gap + 25}h0`
        if (size === 3 && random() < 0.08) bright += dot
        else paths[size] += dot
      }
    return (
      <>
        <path d="M0 0h800v900H0z" fill="var(--paper2)" />
        <g color={lit(ends, 'var(--brand)')}>
          <g id={linesId} stroke="currentColor" strokeLinecap="round">
            {paths.map((d, size) => (
              <path key={sizes[size]} d={d} strokeWidth={sizes[size]} strokeOpacity={0.45 + size * 0.15} />
            ))}
          </g>
        </g>
        <path d={bright} stroke="var(--accent)" strokeWidth="33" strokeLinecap="round" fill="none" />
      </>
    )
  },
}
