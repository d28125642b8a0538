import { contours, onCurve, openCurve } from './curve.ts'
import type { Point } from './curve.ts'
import { early, late, linesId, lit } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { Written } from './written.tsx'

const fold = 44
const zigzag = `l180-${fold} 180 ${fold} 180-${fold} 180 ${fold}`

export const route: Drawing = {
  box: [760, 860],
  hold: 'lie',
  draw: (random, { count, written, ending, ends }) => {
    const island = contours(random, { at: [390, 420], radius: 250, rings: 4, stretch: 1.1 })
    const way = wayOf(random, Math.min(Math.max(count ?? 6, 3), 9))
    const [starX, starY] = way.at(-1) ?? [0, 0]
    const stops = onCurve(way)
    /** At the page's end only the last stop is ahead. */
    const passed = (index: number) => (index < stops.length - 1 ? early(ends) : {})
    return (
      <>
        <path
          d={`M20 64${zigzag}v740l-180-${fold}-180 ${fold}-180-${fold}-180 ${fold}z`}
          fill="var(--paper2)"
        />
        <path d={island} fill="var(--accent)" fillOpacity=".13" />
        <g color="var(--brand)" strokeOpacity=".45">
          <path id={linesId} d={island} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </g>
        <path d={graticule} fill="none" stroke="var(--brand)" strokeOpacity=".22" />
        <path
          d={openCurve([...way.slice(0, -1), shortOf(way), shortOf(way)])}
          fill="none"
          stroke="var(--brand-ink)"
          strokeWidth="7"
          strokeDasharray={ends ? 'var(--dash,1 17)' : '1 17'}
          strokeLinecap="round"
        />
        <g fill={lit(ends, 'var(--paper)')} stroke="var(--brand)" strokeWidth="5">
          {stops.map(([x, y], index) => (
            <circle key={index} {...passed(index)} cx={x} cy={y} r={count ? 23 : 14} />
          ))}
        </g>
        {count !== undefined && (
          <g fill="var(--deep)" fontSize="30" fontWeight="700" textAnchor="middle">
            {stops.map(([x, y], index) => (
              <text key={index} {...passed(index)} x={x} y={y + 11}>
                {index + 1}
              </text>
            ))}
          </g>
        )}
        <path d={star(starX, starY)} fill="var(--accent)" />
        {written && (
          <g
            {...early(ends)}
            className="way-names pins"
            fill="var(--deep)"
            fontFamily="var(--display)"
            fontSize="27"
            fontWeight="700"
            textAnchor="end"
            paintOrder="stroke"
            stroke="var(--paper2)"
            strokeWidth="9"
            strokeLinejoin="round"
          >
            {written.map((words, index) => {
              const [x, y] = stops[index] ?? [starX - 34, starY]
              return (
                <text key={words} x={x - 36} y={y + 9}>
                  {words}
                </text>
              )
            })}
          </g>
        )}
        {ends && ending && (
          <g {...late} fill="var(--deep)">
            {ending.map((words, index) => (
              <Written key={words} text={words} x={84} y={116 + index * 54} size={46} letters={40} />
            ))}
          </g>
        )}
        <g {...(ending ? early(ends) : {})}>
          <g transform="translate(160 216)scale(.9)" fill="var(--brand)">
            <circle r="84" fill="none" stroke="var(--brand)" strokeWidth="2" />
            <circle r="70" fill="none" stroke="var(--brand)" strokeWidth="8" strokeDasharray="2 5.3" />
            <path d="M-60-8L0-14 60-8 60 8 0 14-60 8z" fill="var(--paper)" />
            <path d="M-66 0L0-13 66 0 0 13z" />
            <path d="M0 104L-15 0h30z" />
            <path d="M0-104L-15 0h30z" fill="var(--brand-ink)" />
          </g>
        </g>
        <path
          d={`M200 20l180 ${fold}v740l-180-${fold}zM560 20l180 ${fold}v740l-180-${fold}z`}
          fill="var(--ink)"
          fillOpacity=".08"
        />
      </>
    )
  },
}

/** The dots end before what they lead to, the last one whole. */
const shortOf = (way: Point[]): Point => {
  const [[fromX, fromY], [x, y]] = [way.at(-2) ?? [0, 0], way.at(-1) ?? [0, 0]]
  const share = 62 / Math.hypot(fromX - x, fromY - y)
  return [Math.round(x + (fromX - x) * share), Math.round(y + (fromY - y) * share)]
}

const star = (x: number, y: number) => `M${x} ${y - 56}l15 39 41 2-32 26 11 40-35-22-35 22 11-40-32-26 41-2z`

const graticule =
  [190, 316, 442, 568, 694].map((y) => `M20 ${y}${zigzag}`).join('') +
  [110, 290, 470, 650].map((x) => `M${x} 42v740`).join('')

/** Right of a book, which may cover the left of the sheet. */
const wayOf = (random: () => number, stops: number): Point[] =>
  Array.from({ length: stops + 1 }, (_, index) => {
    const share = index / stops
    const side = index === stops ? 0 : (index % 2 === 0 ? -1 : 1) * (58 + random() * 22)
    return [Math.round(500 + share * 60 + side), Math.round(735 - share * 575)]
  })
