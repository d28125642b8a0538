import { clsx } from 'clsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** A ceiling of so many pieces, which comes apart at its end; below it the sun rises from entry to entry. */
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
            <Dawn count={row.length} before={index * perRow} all={items.length} />
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

type Part = { count: number; before: number; all: number }

/** Below each piece, higher from entry to entry; the last one's rays pass the ceiling where it is open. */
const Dawn = ({ count, before, all }: Part) => {
  const room = (width * 0.42) / count
  const sun = Math.round(Math.min(120, room * 0.58))
  return (
    <svg className="ceiling-dawn" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g fill="none" stroke="var(--accent)" strokeDasharray="7 13">
        {Array.from({ length: count }, (_, index) => {
          const share = (before + index + 1) / all
          const x = Math.round(width * 0.08 + room * (2 * index + 1))
          const y = Math.round(height + sun * 0.8 * (1 - share))
          const length = Math.round((room - sun * 1.15) * (0.35 + share * 0.65))
          return (
            <g key={index}>
              <circle
                cx={x}
                cy={y}
                r={Math.round(sun * 1.15 + length / 2)}
                strokeWidth={length}
                pathLength="1080"
              />
              <circle cx={x} cy={y} r={sun} fill="var(--brand)" stroke="none" />
              {share === 1 && <path d={raysAbove(x, room + 8)} strokeDasharray="none" strokeWidth="11" />}
            </g>
          )
        })}
      </g>
    </svg>
  )
}

const raysAbove = (x: number, from: number) =>
  [-30, -20, -10, 0, 10, 20, 30]
    .map((degrees, index) => {
      const [aside, up] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
      const at = (length: number) => `${Math.round(x + aside * length)} ${Math.round(height - up * length)}`
      return `M${at(from)}L${at(index % 2 === 0 ? 340 : 390)}`
    })
    .join('')
