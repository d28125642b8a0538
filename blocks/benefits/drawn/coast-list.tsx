import { LinesOfArt } from '../../art/art.tsx'
import { steppedCurve } from '../../art/drawings/curve.ts'
import type { Point } from '../../art/drawings/curve.ts'
import { seededRandom } from '../../art/drawings/random.ts'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** A chart: a coast between the entries, each at its pin, in the order in which one drives. */
export const CoastList: DrawnList = ({ items, under }) => {
  const random = seededRandom(items.map(({ title }) => title).join(''))
  const shore = shoreOf(random, items.length + 2)
  const beside = (out: number) => steppedCurve(shore.map(([x, y]) => [x - out, y]))
  const places = items.map((_, index): Point => {
    const y = ((index + 1) / (items.length + 1)) * 1000
    return [Math.round(shoreAt(shore, y) + 150 + random() * 260), Math.round(y)]
  })
  return (
    <div className="coast-chart">
      <svg className="coast-ground" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${beside(0)}V1500H9000V-500z`} className="coast-land" />
        <g fill="none" stroke="var(--on-deep2)">
          <path d={depths.map(beside).join('')} strokeOpacity=".4" />
          <path d={`M${places.map(([x, y]) => `${x} ${y}`).join('L')}`} className="coast-drive" />
        </g>
      </svg>
      <LinesOfArt className="coast-hills" />
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
                x1={index % 2 === 0 ? 0 : '100%'}
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

/** "30 min to downtown": the figure is set large. */
const Measure = ({ note }: { note: string }) => {
  const [, figure, rest = note] = /^(\d[\d.,]*)\s+(.+)$/.exec(note) ?? []
  return (
    <span className="coast-note">
      {figure !== undefined && <b>{figure} </b>}
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

const shoreAt = (shore: readonly Point[], y: number) =>
  shore[Math.round((y / 1000) * (shore.length - 8)) + 3]?.[0] ?? 400
