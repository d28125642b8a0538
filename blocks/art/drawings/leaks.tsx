import { early, late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const width = 900
const floor = 780

/** As many vessels as there are leaks: each runs out above a hole of its own; at the page's end all are full. */
export const leaks: Drawing = {
  box: [width, floor],
  hold: 'stand',
  draw: (random, { count = 7, ends }) => {
    const vessels = vesselsOf(Math.min(Math.max(count, 3), 9), random)
    const widest = Math.floor(vessels.length / 2)
    return (
      <>
        <g color="var(--brand)">
          <path id={linesId} d={vessels.map(wall).join('')} fill="currentColor" />
        </g>
        <path d={vessels.map(content).join('')} fill="var(--accent)" />
        <g {...early(ends)}>
          <path d={vessels.map(puddle).join('')} fill="var(--accent)" />
          <path
            d={vessels.map(hole).join('')}
            stroke="var(--deep)"
            strokeWidth="11"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
          <g fill="none" stroke="var(--accent)" strokeLinecap="round">
            {[...vessels].map((vessel, index) => (
              <path key={index} d={jet(vessel)} strokeWidth={index === widest ? 13 : 6} />
            ))}
          </g>
        </g>
        {ends && (
          <g {...late} fill="var(--accent)">
            <path d={vessels.map(wall).join('')} />
            <path d={vessels.map(plug).join('')} fill="var(--paper)" />
          </g>
        )}
      </>
    )
  },
}

type Vessel = { x: number; wide: number; gap: number; high: number; level: number; leak: number }

const vesselsOf = (count: number, random: () => number): Vessel[] =>
  Array.from({ length: count }, (_, index) => {
    const pitch = Math.floor((width - 40) / count)
    const wide = Math.round(pitch * 0.56)
    const high = Math.round(650 + random() * 40)
    const leak = Math.round(high * (0.9 - (index / (count - 1)) * 0.58 - random() * 0.06))
    return {
      x: 24 + index * pitch,
      wide,
      gap: pitch - wide,
      high,
      leak,
      level: leak + Math.round(20 + random() * 25),
    }
  })

const wall = ({ x, wide, high }: Vessel) => `M${x} ${floor}v-${high}h${wide}v${high}z`
const content = ({ x, wide, level }: Vessel) => `M${x} ${floor}v-${level}h${wide}v${level}z`
const hole = ({ x, wide, leak }: Vessel) => `M${x + wide} ${floor - leak}h0`
const plug = ({ x, wide, leak }: Vessel) => `M${x + wide - 14} ${floor - leak - 15}l34-6v42l-34-6z`
const jet = ({ x, wide, gap, leak }: Vessel) =>
  `M${x + wide} ${floor - leak}q${Math.round(gap * 0.55)} 8 ${Math.round(gap * 0.6)} ${leak}`
const puddle = ({ x, wide, gap }: Vessel) =>
  `M${x + wide + 4} ${floor}q${Math.round(gap * 0.6)}-26 ${gap - 8} 0z`
