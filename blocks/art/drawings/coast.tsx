import { contours, curveAt, steppedCurve } from './curve.ts'
import type { Point } from './curve.ts'
import { late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const width = 640
const height = 840
const steps = 11

export const coast: Drawing = {
  box: [width, height],
  hold: 'fill',
  draw: (random, { count, inland = [], ends }) => {
    const shore = shoreOf(random)
    const beside = (out: number) => steppedCurve(shore.map(([x, y]) => [x - out, y]))
    const pins =
      count === undefined ? twoPlaces(shore) : pinPlaces(shore, Math.min(count, 12), random, inland)
    return (
      <>
        <path d={`M0 0h${width}v${height}H0z`} fill="var(--deep)" />
        <g fill="var(--brand)" fillOpacity=".5">
          {shallows.map((out) => (
            <path key={out} d={`${beside(out)}${roundLand}`} />
          ))}
        </g>
        <path d={depths.map(beside).join('')} fill="none" stroke="var(--on-deep2)" strokeOpacity=".3" />
        <path
          d={`${beside(0)}${roundLand}`}
          fill="var(--dark-warm,var(--paper))"
          stroke="var(--paper)"
          strokeWidth="5"
        />
        <path d={`${beside(0)}${roundLand}`} fill="var(--accent)" fillOpacity=".38" />
        <g color="var(--brand-ink)" strokeOpacity=".7">
          <path
            id={linesId}
            d={
              contours(random, { at: [573, 220], radius: 180, rings: 4 }) +
              contours(random, { at: [540, 680], radius: 130, rings: 3 })
            }
            fill="none"
            stroke="currentColor"
          />
        </g>
        {count === undefined ? (
          move(pins[0] ?? origin, pins[1] ?? origin)
        ) : (
          <g fill="var(--paper)" fontSize="17" fontWeight="600" textAnchor="middle" className="pins">
            {pins.map(
              (place, index) => (inland[index] ?? 0) < 0 && <Island key={index} at={place} shore={shore} />,
            )}
            <path d={pins.map(pin).join('')} fill="var(--deep)" />
            {pins.map(([x, y], index) => (
              <text key={index} x={x} y={y - 18}>
                {index + 1}
              </text>
            ))}
          </g>
        )}
        {ends && landed(pins[Math.floor(pins.length / 2)] ?? origin)}
      </>
    )
  },
}

/** From one place to another: on a page that promises no number of them. */
const move = ([x, y]: Point, [toX, toY]: Point) => (
  <g className="pins" fill="var(--deep)">
    <path
      d={`M${x} ${y}c150-110-60-250 ${toX - x} ${toY - y}`}
      fill="none"
      stroke="var(--brand-ink)"
      strokeWidth="7"
      strokeDasharray="1 19"
      strokeLinecap="round"
    />
    <circle cx={x} cy={y} r="15" fill="var(--paper)" stroke="var(--deep)" strokeWidth="9" />
    <path d={pin([0, 0])} transform={`translate(${toX} ${toY})scale(3)`} />
    <circle cx={toX} cy={toY - 72} r="18" fill="var(--paper)" />
  </g>
)

/** One place of all. */
const landed = ([x, y]: Point) => (
  <g {...late} transform={`translate(${x} ${y})scale(3)`}>
    <path d={pin([0, 0])} fill="var(--brand-ink)" />
    <circle cy="-24" r="6" fill="var(--paper)" />
  </g>
)

const shoreOf = (random: () => number): Point[] => {
  const turn = random() * 6
  const headland = 4 + Math.floor(random() * 3)
  return Array.from({ length: steps + 1 }, (_, step) => [
    272 +
      Math.sin(step * 0.9 + turn) * 38 -
      (step === headland || step === headland + 1 ? 64 : 0) +
      random() * 32 +
      step * 5,
    step * 92 - 80,
  ])
}

/** So far from the shore the water gets deeper; beyond the last it is as deep as a dark ground. */
const shallows = [140, 60]

const depths = [23, 95, 175, 228]

/** Down to the lower edge and round the land. */
const roundLand = `V${height + 60}H${width + 60}V-80z`

const origin: Point = [400, 420]

const twoPlaces = (shore: readonly Point[]): Point[] =>
  [700, 465].map((y) => {
    // A large pin is on land with its head, too.
    const land = Math.max(shoreAt(shore, y), shoreAt(shore, y - 92))
    return [Math.round(Math.min(land + 130, 490)), y]
  })

const shoreAt = (shore: readonly Point[], y: number) => shore[Math.round((y + 80) / 92)]?.[0] ?? 300

const pinPlaces = (
  shore: readonly Point[],
  count: number,
  random: () => number,
  inland: readonly (number | undefined)[],
) =>
  Array.from({ length: count }, (_, index): Point => {
    const y = Math.round(120 + (count === 1 ? 0.5 : index / (count - 1)) * 640)
    const known = inland[index]
    const out = index % 2 === 0 ? 58 + random() * 40 : 150 + random() * 90
    if (known === undefined) return [Math.round(Math.min(shoreAt(shore, y) + out, 515)), y]
    return [Math.round(curveAt(shore, y) + (known < 0 ? known * 150 : 30 + known * 190)), y]
  })

/** Off the shore, at the end of a bridge. */
const Island = ({ at: [x, y], shore }: { at: Point; shore: readonly Point[] }) => (
  <g stroke="var(--paper)">
    <path d={`M${x} ${y - 18}h0`} strokeWidth="64" strokeLinecap="round" />
    <path d={`M${x} ${y}H${Math.round(curveAt(shore, y))}`} strokeWidth="3" />
  </g>
)

const pin = ([x, y]: Point) => `M${x} ${y}l-12-12a17 17 0 1 1 24 0z`
