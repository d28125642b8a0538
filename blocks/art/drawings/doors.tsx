import type { Point } from './curve.ts'
import { early, late, linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { Written } from './written.tsx'

/** A corridor with a numbered door for each thing that the page counts, the last at its end. */
export const doors: Drawing = {
  box: [640, 760],
  hold: 'fill',
  high: true,
  draw: (random, { count = 5, written, ending, ends }) => {
    const rooms = roomsOf(Math.min(Math.max(count, 1), 9) - 1, random)
    return (
      <>
        <path d="M0 0h640v760H0z" fill="var(--deep)" />
        <g fill="var(--brand)">
          <path d={across([-4, 1], [4, 1], [1, 1], [-1, 1])} fillOpacity=".45" />
          <path d={across([-4, -1], [4, -1], [1, -1], [-1, -1])} fillOpacity=".18" />
          <path d="M246 228h160v216H246z" fillOpacity=".75" />
        </g>
        <path d="M286 90h70l-5 43h-56zM300 165h48l-3 24h-41z" fill="var(--on-deep)" fillOpacity=".5" />
        <g color="var(--on-deep)" strokeOpacity=".22">
          <path {...frame} d={rooms.slice(0, 1).map(leaf).join('')} />
          {/* Also behind a quote, whose words are where the nearest door would be. */}
          <g {...frame} id={linesId}>
            {rooms.slice(1).map((room) => (
              <path key={room.near} d={leaf(room)} />
            ))}
            <path d={end} />
          </g>
        </g>
        <path d={rooms.map(leaf).join('')} fill={lit(ends, 'var(--brand)')} />
        {ends && <path {...late} d={rooms.map(light).join('')} fill="var(--accent)" fillOpacity=".5" />}
        <path d="M296 444h64l130 346H106z" fill="var(--on-deep)" fillOpacity=".16" />
        <path d={end} fill="var(--accent)" />
        <path d="M360 301l22-10v169l-22-16z" fill="var(--brand)" />
        <g fontWeight="700" textAnchor="middle">
          {rooms.map((room, index) => (
            <Sign key={room.near} at={middle(room)} size={(room.near + room.far) / 2} number={index + 1} />
          ))}
          <text x="328" y="390" fontSize="46" fill="var(--deep)">
            {rooms.length + 1}
          </text>
        </g>
        {written ? (
          <g {...(ending ? early(ends) : {})}>
            <Talk said={written} />
          </g>
        ) : (
          <>
            <Voice at={[236, 258]} size={44} fill="var(--on-deep)" ink="var(--brand)" />
            <Voice at={[420, 240]} size={34} fill="var(--accent)" ink="var(--deep)" isRight />
          </>
        )}
        {ends && ending && (
          <g {...late}>
            <Talk said={ending} />
          </g>
        )}
        {ends && !written && (
          <g {...late}>
            <Voice at={[132, 196]} size={44} fill="var(--on-deep)" ink="var(--brand)" />
            <Voice at={[520, 190]} size={42} fill="var(--on-deep)" ink="var(--brand)" isRight />
            <Voice at={[330, 222]} size={30} fill="var(--paper)" ink="var(--brand)" />
          </g>
        )}
      </>
    )
  },
}

const frame = { fill: 'none', stroke: 'currentColor', strokeWidth: 9, strokeLinejoin: 'round' } as const

type Room = { side: 1 | -1; near: number; far: number }

const eye = [326, 336] as const

/** From the end of the corridor, where it is 160 wide and 216 high, to the reader. */
const [first, last] = [1.45, 4]

const place = ([x, y]: Point): Point => [Math.round(eye[0] + x * 80), Math.round(eye[1] + y * 108)]

const across = (...points: Point[]) => {
  // A point of the ceiling or floor is as far down as it is out.
  const at = points.map(([x, y]) => place([x, y * Math.abs(x)]))
  return `M${at.map((point) => point.join(' ')).join('L')}z`
}

/** Left and right in turn, the nearest first. */
const roomsOf = (count: number, random: () => number): Room[] => {
  const pairs = Math.ceil(count / 2)
  const step = (last / first) ** (1 / Math.max(pairs, 1))
  return Array.from({ length: count }, (_, index): Room => {
    const from = first * step ** (pairs - 1 - Math.floor(index / 2))
    const side = index % 2 === 0 ? -1 : 1
    const nearer = (side === 1 ? 0.9 : 0.97) + random() * 0.03
    return {
      side,
      far: from * (1 + (step - 1) * 0.14) * nearer,
      near: from * (1 + (step - 1) * 0.84) * nearer,
    }
  })
}

const leaf = ({ side, near, far }: Room) =>
  across([side * near, 1], [side * near, -0.38], [side * far, -0.38], [side * far, 1])

const light = ({ side, near, far }: Room) => {
  const [a, b, c, d] = [
    place([side * near, near]),
    place([side * far, far]),
    place([side * far * 0.57, far]),
    place([side * near * 0.62, near]),
  ]
  return `M${[a, b, c, d].map((point) => point.join(' ')).join('L')}z`
}

const end = 'M296 301h64v143h-64z'

const middle = ({ side, near, far }: Room): Point => place([side * Math.sqrt(near * far), 0.3])

/** Seen from the side. */
const Sign = ({ at: [x, y], size, number }: { at: Point; size: number; number: number }) => (
  <g transform={`translate(${x} ${y})scale(${(size * 0.3).toFixed(2)} ${(size * 0.4).toFixed(2)})`}>
    <circle r="26" fill="var(--deep)" />
    <text y="11" fontSize="32" fill="var(--on-deep)">
      {number}
    </text>
  </g>
)

/** What one hears in it, from the left and from the right. */
const Talk = ({ said: [heard = '', answer] }: { said: readonly string[] }) => (
  <>
    <Speech at={[106, 224]} text={heard} fill="var(--on-deep)" ink="var(--brand)" />
    {answer !== undefined && (
      <Speech at={[534, 150]} text={answer} fill="var(--accent)" ink="var(--deep)" isRight />
    )}
  </>
)

const Speech = ({ at: [x, y], text, fill, ink, isRight }: Omit<Said, 'size'> & { text: string }) => {
  const width = Math.round(text.length * 12.5 + 52)
  const left = isRight ? x - width : x
  return (
    <>
      <path
        d={`M${left + 30} ${y}h${width - 60}a30 30 0 0 1 0 60h${60 - width}a30 30 0 0 1 0-60zM${isRight ? `${x - 32} ${y + 48}l-12 44-26-34` : `${x + 70} ${y + 58}l-26 34-12-44`}z`}
        fill={fill}
      />
      <Written
        text={text}
        x={left + width / 2}
        y={y + 39}
        size={25}
        letters={40}
        anchor="middle"
        fill={ink}
      />
    </>
  )
}

type Said = { at: Point; size: number; fill: string; ink: string; isRight?: true }

const Voice = ({ at: [x, y], size, fill, ink, isRight }: Said) => (
  <g
    transform={`translate(${x} ${y})scale(${(((isRight ? -1 : 1) * size) / 50).toFixed(2)} ${(size / 50).toFixed(2)})`}
  >
    <path d="M-40 30a50 50 0 1 1 34 20l-44 28z" fill={fill} />
    <path d="M-24-10h46M-24 10h28" stroke={ink} strokeWidth="7" strokeLinecap="round" />
  </g>
)
