import { clsx } from 'clsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** A ceiling of so many pieces, which comes apart from entry to entry; the sun rises below its end. */
export const RaysList: DrawnList = ({ items, under }) => {
  const perRow = items.length === 6 ? 3 : items.length
  const rows = [items.slice(0, perRow), items.slice(perRow)].filter(({ length }) => length > 0)
  return (
    <div className="drawn-beside stack">
      {rows.map((row, index) => {
        const isLast = index === rows.length - 1
        return (
          <div
            key={index}
            className={clsx('ceiling', row.length < 5 && 'ceiling-row', !isLast && 'ceiling-whole')}
          >
            {isLast && <Dawn count={row.length} />}
            <ol className="ceiling-parts" start={index * perRow + 1}>
              {row.map(({ mark, title, text, note }, place) => (
                <li key={title} className="ceiling-part">
                  <div className="ceiling-slab">
                    <span className="ceiling-number">{mark ?? index * perRow + place + 1}</span>
                    <ItemTitle under={under}>{title}</ItemTitle>
                  </div>
                  <div className="ceiling-words">
                    {text !== undefined && <p className="quiet">{text}</p>}
                    {note !== undefined && <p className="ceiling-note">{note}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </div>
  )
}

const [width, height] = [1440, 420]
const ceiling = 190

/** It is below the gap between the last two pieces. */
const Dawn = ({ count }: { count: number }) => {
  const sun = Math.round(width * (0.08 + (0.84 * Math.max(count - 1, 0.5)) / count))
  return (
    <svg className="ceiling-dawn" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={raysFrom(sun)} stroke="var(--accent)" strokeWidth="11" />
      <circle cx={sun} cy={height} r="120" fill="var(--brand)" />
    </svg>
  )
}

const rays = 27

/** Where the ceiling is open they pass it; elsewhere they end below, at the left near the edge of the page. */
const raysFrom = (sun: number) =>
  Array.from({ length: rays }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / rays
    const at = (length: number) =>
      `${Math.round(sun - Math.cos(angle) * length)} ${Math.round(height - Math.sin(angle) * length)}`
    const below = (height - ceiling - 25) / Math.sin(angle)
    const isThrough = Math.abs(Math.cos(angle)) < 0.36 || angle > 2.3
    return `M${at(148)}L${at(isThrough ? 410 - (index % 3) * 40 : Math.min(below, angle < 1 ? (sun - 60) * (1 - (index % 2) * 0.3) : 360 - (index % 2) * 90))}`
  }).join('')
