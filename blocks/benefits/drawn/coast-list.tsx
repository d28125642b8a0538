import { LinesOfArt } from '../../art/art.tsx'
import { curveAt, steppedCurve } from '../../art/drawings/curve.ts'
import type { Point } from '../../art/drawings/curve.ts'
import { seededRandom } from '../../art/drawings/random.ts'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** A chart: a coast between the entries, each at its pin, in the order in which one drives. */
export const CoastList: DrawnList = ({ items, under, setting }) => {
  const random = seededRandom(items.map(({ title }) => title).join(''))
  const shore = shoreOf(random, items.length + 2)
  const turns = setting.layout === 'chart' && items.length <= few
  const drawn = turns ? endingDown(shore) : shore
  const beside = (out: number) => steppedCurve(drawn.map(([x, y]) => [x - out, y]))
  const places = items.map(({ inland }, index): Point => {
    const y = ((index + 1) / (items.length + 1)) * 1000
    const out = 150 + random() * 260
    if (inland === undefined) return [Math.round(shoreAt(shore, y) + out), Math.round(y)]
    return [Math.round(curveAt(drawn, y) + (inland < 0 ? inland * 400 : 70 + inland * 340)), Math.round(y)]
  })
  const islands = places.filter((_, index) => (items[index]?.inland ?? 0) < 0)
  return (
    <div className="coast-chart">
      <svg className="coast-ground" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${beside(0)}V2500H9000V-500z`} className="coast-land" />
        <g fill="none" stroke="var(--on-deep2)">
          <path d={depths.map(beside).join('')} strokeOpacity=".4" />
          {islands.map(([x, y]) => (
            <g key={y} stroke="var(--paper)" strokeLinecap="round">
              <path d={`M${x} ${y}h0`} className="coast-island" />
              <path d={`M${x} ${y}H${Math.round(curveAt(drawn, y))}`} strokeWidth="4" />
            </g>
          ))}
          <path d={`M${places.map(([x, y]) => `${x} ${y}`).join('L')}`} className="coast-drive" />
        </g>
      </svg>
      <LinesOfArt className="coast-hills" />
      {turns && <Headland from={shoreAt(shore, 1000)} />}
      <ol className="coast-list">
        {items.map(({ mark, title, text, note }, index) => (
          <li key={title} className="coast-entry">
            <div className="coast-name">
              {mark !== undefined && <b>{mark}</b>}
              <ItemTitle under={under}>{title}</ItemTitle>
              {note !== undefined && <Measure note={note} />}
            </div>
            <svg className="coast-place" aria-hidden="true">
              <line
                x1={index % 2 === 0 ? '-999%' : '999%'}
                x2={`${(places[index]?.[0] ?? 0) / 10}%`}
                y1="50%"
                y2="50%"
              />
              <svg x={`${(places[index]?.[0] ?? 0) / 10}%`} y="50%" overflow="visible">
                <path d="M0 0l-12-12a17 17 0 1 1 24 0z" />
                <text y="-19">{index + 1}</text>
              </svg>
            </svg>
            {text !== undefined && <p className="coast-text">{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A longer list makes its page heavy enough. */
const few = 6

/** On wide screens the coast turns to where it goes on beside the next section; a unit is a thousandth of the zone. */
const Headland = ({ from }: { from: number }) => {
  const out = (by: number) =>
    `M${from - by} 0C${from - by} ${380 + by} ${2579 - by} ${220 + by} ${2579 - by} 720`
  return (
    <svg className="coast-ground coast-headland" viewBox="0 0 1000 720" aria-hidden="true">
      <path d={`${out(0)}H-3000V0z`} fill="var(--deep)" />
      <path d={out(0)} fill="none" stroke="var(--paper)" strokeWidth="4" />
      <path d={depths.map(out).join('')} fill="none" stroke="var(--on-deep2)" strokeOpacity=".4" />
    </svg>
  )
}

/** "30 min to downtown": the figure is set large. */
const Measure = ({ note }: { note: string }) => {
  const [, figure, rest = note] = /^(\d[\d.,]*)\s+(.+)$/.exec(note) ?? []
  return (
    <span className="coast-note">
      {figure !== undefined && <b>{`${figure} `}</b>}
      {rest}
    </span>
  )
}

const depths = [90, 190, 310]

/** A bay and a headland for about every second entry. */
const shoreOf = (random: () => number, steps: number): Point[] => {
  const turn = random() * 6
  return Array.from({ length: steps + 8 }, (_, step): Point => [
    Math.round(400 + Math.sin(step * 1.1 + turn) * 110 + (random() - 0.5) * 120),
    Math.round(((step - 3) / steps) * 1000),
  ])
}

/** Straight down where the list ends. */
const endingDown = (shore: readonly Point[]): Point[] => {
  const [x = 0] = shore.at(-5) ?? []
  const half = 500 / (shore.length - 8)
  return [...shore.slice(0, -5), [x, 1000 - half], [x, 1000 + half]]
}

const shoreAt = (shore: readonly Point[], y: number) =>
  shore[Math.round((y / 1000) * (shore.length - 8)) + 3]?.[0] ?? 400
