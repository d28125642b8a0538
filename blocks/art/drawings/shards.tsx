import { allCracks, BowlBody, BowlRim, centre, depth, rim } from './bowl.tsx'
import type { Point } from './curve.ts'
import { early, late, linesId } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { ragged } from './ribbon.ts'

/** A bowl whose pieces lie apart on a cloth that hangs over the lower edge; at the page's end they are one again. */
export const shards: Drawing = {
  box: [2 * centre, 640],
  hold: 'rise',
  whole: true,
  draw: (random, { ends, count }) => {
    const isNumbered = count === 4 || count === 5
    const laid = (isNumbered ? merged[count] : pieces).map((piece) => ({
      path: edgeOf(random, piece.corners),
      place: placeOf(random, piece),
      middle: middleOf(piece).map((at, axis) => at + (piece.moved[axis] ?? 0)),
    }))
    return (
      <>
        <g {...early(ends)}>
          <path d="M10 640l34-566q336-60 672 0l34 566z" fill="var(--accent)" fillOpacity=".28" />
          <path
            d="M41 640l31-532q308-54 616 0l31 532"
            fill="none"
            stroke="var(--accent)"
            strokeWidth="3"
            strokeDasharray="14 9"
          />
          <g transform="translate(36 40) scale(.82)">
            <g fill="var(--deep)">
              {laid.map(({ path, place }) => (
                <path key={place} d={path} transform={`translate(0 14) ${place}`} />
              ))}
            </g>
            <g fill="var(--brand)" color="var(--accent)">
              <g id={linesId} stroke="currentColor" strokeWidth="2">
                {laid.map(({ path, place }) => (
                  <path key={place} d={path} transform={place} />
                ))}
              </g>
            </g>
            {isNumbered && (
              <g className="pins in-display" fill="var(--accent)" fontSize="68" textAnchor="middle">
                {laid.map(({ place, middle: [x = 0, y = 0] }, index) => (
                  <text key={place} x={x} y={y + 24}>
                    {index + 1}
                  </text>
                ))}
              </g>
            )}
          </g>
        </g>
        {ends && (
          <g {...late}>
            <BowlBody />
            <path d={allCracks(random)} fill="var(--accent)" />
            <BowlRim paint="var(--accent)" />
          </g>
        )}
      </>
    )
  },
}

type Corner = Point | { wall: number } | { rim: number }
type Piece = { corners: Corner[]; moved: Point; turned: number }

const on = (corner: Corner): Point => {
  if (!('wall' in corner || 'rim' in corner)) return corner
  const [angle, high] = 'wall' in corner ? [corner.wall, depth] : [corner.rim, rim.ry]
  return [
    Math.round(centre + rim.rx * Math.cos(angle * Math.PI)),
    Math.round(rim.y + high * Math.sin(angle * Math.PI)),
  ]
}

const left: Point = [268, 300]
const right: Point = [462, 286]
const low: Point = [388, 420]

/** Angles are shares of a half circle, from the right. */
const pieces: Piece[] = [
  { corners: [{ rim: 1 }, { rim: 0.7 }, left, { wall: 0.82 }, { wall: 1 }], moved: [-40, 6], turned: -13 },
  { corners: [{ rim: 0.7 }, { rim: 0.44 }, left], moved: [-14, -52], turned: 11 },
  { corners: [{ rim: 0.44 }, { rim: 0.22 }, right, low, left], moved: [4, -16], turned: 3 },
  { corners: [{ rim: 0.22 }, { rim: 0 }, { wall: 0 }, { wall: 0.17 }, right], moved: [62, -6], turned: 3 },
  { corners: [{ wall: 0.17 }, { wall: 0.36 }, low, right], moved: [52, 34], turned: -9 },
  { corners: [{ wall: 0.82 }, left, low, { wall: 0.62 }], moved: [-50, 40], turned: 8 },
  { corners: [{ wall: 0.62 }, low, { wall: 0.36 }], moved: [-4, 52], turned: -17 },
]

const piece = (corners: Corner[], moved: Point, turned: number): Piece => ({ corners, moved, turned })

const leftWall = piece([{ rim: 1 }, { rim: 0.7 }, left, { wall: 0.82 }, { wall: 1 }], [-44, 4], -11)
const front = piece([{ rim: 0.7 }, { rim: 0.22 }, right, low, left], [0, -44], 4)
const foot = piece([{ wall: 0.82 }, left, low, { wall: 0.36 }], [-34, 52], 7)

/** Larger pieces, which have numbers. */
const merged: Record<4 | 5, Piece[]> = {
  4: [
    leftWall,
    front,
    piece([{ rim: 0.22 }, { rim: 0 }, { wall: 0 }, { wall: 0.36 }, low, right], [58, 14], 6),
    foot,
  ],
  5: [
    leftWall,
    front,
    piece([{ rim: 0.22 }, { rim: 0 }, { wall: 0 }, { wall: 0.17 }, right], [64, -16], 5),
    foot,
    piece([{ wall: 0.17 }, { wall: 0.36 }, low, right], [62, 44], -10),
  ],
}

const middleOf = ({ corners }: Piece): number[] => {
  const points = corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % corners.length] ?? corner
    return 'wall' in corner && 'wall' in next
      ? curve(corner.wall, next.wall, (wall) => on({ wall }))
      : [on(corner)]
  })
  return [0, 1].map((axis) =>
    Math.round(points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length),
  )
}

const placeOf = (random: () => number, { corners, moved, turned }: Piece) => {
  const more = Math.round((random() - 0.5) * 6)
  return `translate(${moved.join(' ')}) rotate(${turned + more} ${middleOf({ corners, moved, turned }).join(' ')})`
}

/** Broken edges are ragged; those of the bowl follow its curve. */
const edgeOf = (random: () => number, corners: Corner[]) => {
  const points = corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % corners.length] ?? corner
    if ('wall' in corner && 'wall' in next) return curve(corner.wall, next.wall, (wall) => on({ wall }))
    if ('rim' in corner && 'rim' in next) return curve(corner.rim, next.rim, (at) => on({ rim: at }))
    if ('rim' in corner !== 'rim' in next && ('wall' in corner || 'wall' in next)) return [on(corner)]
    return ragged(random, ragged(random, [on(corner), on(next)], 16), 9).slice(0, -1)
  })
  return `M${points.map((point) => point.join(' ')).join('L')}z`
}

const curve = (from: number, to: number, at: (angle: number) => Point): Point[] =>
  [0, 0.25, 0.5, 0.75].map((share) => at(from + (to - from) * share))
