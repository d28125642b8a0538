import { Flame } from '../drawings/flame.tsx'
import type { MarkGenerator } from './mark-generator.ts'

/** How far the part at `index` of so many is done, 0 to 1. */
const doneOf = (share: number, parts: number, index: number): number =>
  Math.min(Math.max(share * parts - index, 0), 1)

const tenths = (value: number): number | undefined => (value === 1 ? undefined : Math.round(value * 10) / 10)

const citrusSegments = 10

export const citrus: MarkGenerator = (share) => {
  const done = Math.round(share * citrusSegments)
  return (
    <>
      <circle cx="300" cy="300" r="275" fill="var(--paper)" stroke="var(--brand)" strokeWidth="50" />
      <circle
        cx="300"
        cy="300"
        r="115"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="190"
        pathLength="100"
        strokeDasharray={`${'8.4 1.6 '.repeat(done)}0 100`}
        transform="rotate(-90 300 300)"
      />
    </>
  )
}

export const coast: MarkGenerator = (share) => {
  const level = Math.round(560 - share * 230)
  const reach = Math.round(Math.sqrt(300 ** 2 - (level - 300) ** 2))
  const wave = Math.round(reach / 2)
  return (
    <>
      <circle cx="300" cy="300" r="300" fill="var(--accent)" />
      <path
        d={`M${300 - reach} ${level}q${wave / 2}-${wave / 2} ${wave} 0t${wave} 0 ${wave} 0 ${wave} 0A300 300 0 0 1 ${300 - reach} ${level}`}
        fill="var(--brand)"
      />
    </>
  )
}

export const route: MarkGenerator = (share) => (
  <>
    <circle
      cx="300"
      cy="300"
      r="270"
      fill="var(--paper)"
      stroke="var(--brand)"
      strokeOpacity=".25"
      strokeWidth="50"
    />
    <circle
      cx="300"
      cy="300"
      r="270"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="50"
      pathLength="100"
      strokeDasharray={`${Math.round(share * 100)} 100`}
      transform="rotate(-90 300 300)"
    />
    <path d="M300 510L225 300h150z" fill="var(--brand)" />
    <path d="M300 90L225 300h150z" fill="var(--accent)" />
  </>
)

export const bubbles: MarkGenerator = (share) => (
  <>
    <path d="M225 30a195 195 0 1 1-100 362l-95 43 33-99A195 195 0 0 1 225 30z" fill="var(--brand)" />
    <circle cx="410" cy="390" r={Math.round(share * 170)} fill="var(--accent)" />
  </>
)

const barHeights = [170, 280, 410, 600]

export const bars: MarkGenerator = (share) => {
  const columns = barHeights.map((height, index) => {
    const done = doneOf(share, barHeights.length, index)
    const column = (high: number) => `M${index * 155} 600v-${Math.round(high)}h135v${Math.round(high)}z`
    return { due: done < 1 ? column(height) : '', done: done > 0 ? column(height * done) : '' }
  })
  const together = (some: typeof columns) => {
    const [due, done] = [
      some.map((column) => column.due).join(''),
      some.map((column) => column.done).join(''),
    ]
    return (
      <>
        {due && <path d={due} fillOpacity=".25" />}
        {done && <path d={done} />}
      </>
    )
  }
  return (
    <>
      <g fill="var(--brand)">{together(columns.slice(0, -1))}</g>
      <g fill="var(--accent)">{together(columns.slice(-1))}</g>
    </>
  )
}

/** The same coach's: one mark. */
export const leaks = bars

export const kintsugi: MarkGenerator = (share) => (
  <>
    <path d="M10 110c0 200 80 300 190 330l-30 100h260l-30-100c110-30 190-130 190-330z" fill="var(--brand)" />
    <path
      d="M150 110l70 130 110 20-50 110 60 170"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="50"
      strokeLinejoin="round"
      strokeDasharray={`${Math.round(share * 570)} 600`}
    />
  </>
)

/** The same coach's: one mark. */
export const shards = kintsugi

const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))

export const ledger: MarkGenerator = (share) => {
  const done = Math.round(share * 3)
  return cells.map(({ row, column }) => {
    const filled = row + column === 2 && column < done
    const paint = column === 2 ? 'var(--accent)' : 'var(--brand)'
    return (
      <path
        key={row * 3 + column}
        d={`M${column * 210} ${row * 210}h180v180h-180z`}
        fill={filled ? paint : 'var(--on-deep2)'}
      />
    )
  })
}

const petals = 4

export const guilloche: MarkGenerator = (share) => (
  <>
    <circle cx="300" cy="300" r="300" fill="var(--accent)" />
    {Array.from({ length: petals }, (_, index) => (
      <ellipse
        key={index}
        cx="300"
        cy="300"
        rx="225"
        ry="92"
        fill="none"
        stroke="var(--deep)"
        strokeWidth="32"
        strokeOpacity={tenths(0.2 + 0.8 * doneOf(share, petals, index))}
        transform={`rotate(${index * 45} 300 300)`}
      />
    ))}
  </>
)

export const jars = guilloche

export const doors = bubbles

const rayCount = 7

export const rays: MarkGenerator = (share) => {
  const done = Math.round(share * rayCount)
  return (
    <>
      <path d="M130 490a170 170 0 0 1 340 0z" fill="var(--brand)" />
      {Array.from({ length: rayCount }, (_, index) => (
        <path
          key={index}
          d="M0 490h84"
          stroke="var(--accent)"
          strokeWidth="56"
          strokeOpacity={index < done ? undefined : 0.3}
          transform={`rotate(${index * 30} 300 490)`}
        />
      ))}
    </>
  )
}

const seatPlaces = [
  [90, 500],
  [230, 545],
  [370, 545],
  [510, 500],
] as const

export const seats: MarkGenerator = (share) => (
  <>
    <path d="M235 150L60 440h480L365 150z" fill="var(--accent)" fillOpacity=".4" />
    <path d="M180 20h240l-50 130H230z" fill="var(--brand)" />
    {seatPlaces.map(([x, y], index) => {
      const lit = doneOf(share, seatPlaces.length, index)
      return (
        <g key={x}>
          {lit < 1 && <circle cx={x} cy={y} r="55" fill="var(--brand)" />}
          {lit > 0 && <circle cx={x} cy={y} r="55" fill="var(--accent)" fillOpacity={tenths(lit)} />}
        </g>
      )
    })}
  </>
)

export const matches: MarkGenerator = (share) => (
  <>
    <circle cx="300" cy="300" r="300" fill="var(--deep)" />
    <ellipse cx="300" cy="500" rx="38" ry="48" fill="var(--brand)" fillOpacity=".5" />
    <g transform={`translate(305 500) scale(${(0.7 + share * 3.2).toFixed(1)})`}>
      <Flame />
    </g>
  </>
)
