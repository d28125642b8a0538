import { early, linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const width = 800
const height = 900
const rows = 13
const middle = width / 2

/** Share of the seats in the light that nobody took. */
const empty = 0.05

/** How much wider the light is at that height than at the lamp, on either side. */
const cone = (y: number) => Math.round((y - 134) * 0.36)

const isInLight = ({ x, y }: Seat) => Math.abs(x - middle) < 70 + cone(y) - 4

export const seats: Drawing = {
  box: [width, height],
  hold: 'fill',
  melts: true,
  sky: 280,
  whole: true,
  draw: (random, { share, ends }) => {
    const hall = seatsOf(random)
    const bright = new Set(
      share === undefined
        ? hall.filter((seat) => isInLight(seat) && random() > empty)
        : hall.toSorted((one, other) => one.dark - other.dark).slice(0, Math.round(share * hall.length)),
    )
    const drawn = (taken: boolean) =>
      Array.from({ length: rows }, (_, row) => {
        const seated = hall.filter((seat) => seat.row === row && bright.has(seat) === taken)
        return seated.length > 0 && <path key={row} d={pathOf(seated)} strokeWidth={10 + row} />
      })
    return (
      <>
        <path d={`M0 0h${width}v${height}H0z`} fill="var(--deep)" />
        <g {...early(ends)} fill="var(--accent)" fillOpacity=".11">
          <path className="cone" d={`M330 134h140l${cone(height)} ${height - 134}H${330 - cone(height)}z`} />
        </g>
        <g strokeLinecap="round">
          <g stroke={lit(ends, 'var(--brand)')}>{drawn(false)}</g>
          <g color="var(--accent)">
            <g id={linesId} stroke="currentColor" strokeLinecap="round">
              {drawn(true)}
            </g>
          </g>
        </g>
        <g className="pins" {...early(ends)}>
          <path d="M397 0h6v62c38 3 66 33 67 72H330c1-39 29-69 67-72z" fill="var(--on-deep2)" />
          <path d="M330 132h140v9H330z" fill="var(--accent)" />
        </g>
      </>
    )
  },
}

type Seat = { row: number; x: number; y: number; dark: number }

const seatsOf = (random: () => number): Seat[] =>
  [...Array(rows).keys()].flatMap((row) => {
    const pitch = 24 + row
    const half = Math.ceil(width / 2 / pitch)
    return [...Array(2 * half).keys()].map((index): Seat => {
      const off = (index - half + 0.5) * pitch
      const y = 236 + row * (42 + row * 0.9) + (off / 400) ** 2 * (20 + row * 2)
      const dark = Math.hypot(off / 260, (y - 540) / 230) + random() * 0.5
      return { row, x: Math.floor(width / 2 + off), y: Math.round(y), dark }
    })
  })

const pathOf = (row: readonly Seat[]) =>
  row
    .map(({ x, y }, index) => {
      const last = row[index - 1]
      return last ? `m${x - last.x - 6} ${y - last.y}h6` : `M${x - 3} ${y}h6`
    })
    .join('')
