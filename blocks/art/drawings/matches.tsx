import type { Point } from './curve.ts'
import { early, late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { Flame } from './flame.tsx'

const width = 1200
const floor = 460

export const matches: Drawing = {
  box: [width, floor],
  hold: 'stand',
  stiff: true,
  draw: (random, { count = 7, ending, ends }) => {
    // Letters take the floor.
    const row = rowOf(Math.min(Math.max(count, 3), 9), random, ends && ending ? floor - 44 : floor)
    const sticks = row.map(stick).join('')
    return (
      <>
        <g color="var(--on-deep2)" fill="none" strokeWidth="13">
          <path id={linesId} d={sticks} stroke="currentColor" />
          <path d={sticks} stroke="var(--accent)" strokeOpacity=".4" />
          <path d={row.map(charred).join('')} stroke="var(--ink2)" />
          <path d={sticks} stroke="var(--deep)" strokeOpacity=".2" strokeWidth="4" transform="translate(5)" />
          <path
            {...early(ends)}
            d={row.filter(isOut).map(smoke).join('')}
            stroke="currentColor"
            strokeOpacity=".55"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
        <path d={row.filter(isOut).map(burntHead).join('')} fill="var(--ink2)" />
        {ends && (
          <g {...late}>
            {row.filter(isFaint).map(({ head: [x, y], life }) => (
              <g key={x} transform={`translate(${x} ${y + 10}) scale(${(0.32 + life * 0.4).toFixed(2)})`}>
                <Flame />
              </g>
            ))}
          </g>
        )}
        {ends && ending && (
          <text
            {...late}
            x={row.map(({ foot: [x] }) => x).join(' ')}
            y={floor - 6}
            fill="var(--on-deep2)"
            fontSize="35"
            textAnchor="middle"
          >
            {ending.map(([letter]) => letter).join('')}
          </text>
        )}
        {row
          .filter((match) => !isOut(match))
          .map(({ head: [x, y], life }) => (
            <g key={x} transform={`translate(${x} ${y + 10}) scale(${size(life).toFixed(2)})`}>
              <g className={life === 1 ? 'flare' : undefined}>
                <Flame />
              </g>
            </g>
          ))}
      </>
    )
  },
}

type Match = { foot: Point; bow: Point; head: Point; life: number; drift: number }

const rowOf = (count: number, random: () => number, ground: number) =>
  Array.from({ length: count }, (_, index): Match => {
    const life = index / (count - 1)
    const x = Math.round(64 + life * 1064 + (life === 1 ? 0 : (random() - 0.5) * 22))
    const bend = Math.round((1 - life) ** 2 * (62 + random() * 26))
    const top = Math.round(162 + (1 - life) * (72 + random() * 16))
    const drift = Math.round(8 + random() * 10)
    return { foot: [x, ground], bow: [x - Math.round(bend * 0.24), 315], head: [x + bend, top], life, drift }
  })

const size = (life: number) => (life - 0.12) * 1.3
/** In the end they burn, too, each higher than the one before it. */
const isFaint = ({ life }: Match) => size(life) < 0.32 + life * 0.4
const isOut = ({ life }: Match) => size(life) < 0.18

const stick = ({ foot, bow, head }: Match) => `M${foot.join(' ')}Q${bow.join(' ')} ${head.join(' ')}`

const charred = ({ foot, bow, head, life }: Match) => {
  const from = 1 - (1 - life) * 0.66
  if (from > 0.95) return ''
  const [low, high] = [between(foot, bow, from), between(bow, head, from)]
  return `M${between(low, high, from).join(' ')}Q${high.join(' ')} ${head.join(' ')}`
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  Math.round(x + (toX - x) * share),
  Math.round(y + (toY - y) * share),
]

const burntHead = ({ head: [x, y] }: Match) => `M${x - 9} ${y}a10 13 20 1 1 20 2a10 13 20 1 1-20-2z`
const smoke = ({ head: [x, y], drift }: Match) => `M${x} ${y - 22}q-${drift}-22 3-46t-${drift - 5}-52`
