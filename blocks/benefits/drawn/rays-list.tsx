import { clsx } from 'clsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** A ceiling of so many pieces, which comes apart at its end; below it the sun rises from entry to entry. */
export const RaysList: DrawnList = ({ items, under }) => (
  <div className={clsx('drawn-beside ceiling', fitsRow(items) && 'ceiling-row')}>
    <Dawn count={items.length} />
    <ol className="ceiling-parts">
      {items.map(({ mark, title, text, note }, index) => (
        <li key={title} className="ceiling-part">
          <div className="ceiling-slab">
            <span className="ceiling-number">{mark ?? index + 1}</span>
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

/** Of five and six, the pieces have room for short words alone. */
const fitsRow = (items: Parameters<DrawnList>[0]['items']) =>
  items.length < 5 ||
  (items.length < 7 &&
    items.every(({ mark = '', title }) => mark.length < 3 && title.split(' ').every(isShort)))

const isShort = (word: string) => word.length < 10

const [width, height] = [1440, 420]

/** Below each piece, higher from entry to entry; the last one's rays pass the ceiling where it is open. */
const Dawn = ({ count }: { count: number }) => {
  const room = (width * 0.42) / count
  const sun = Math.round(Math.min(120, room * 0.58))
  return (
    <svg className="ceiling-dawn" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g fill="none" stroke="var(--accent)" strokeDasharray="7 13">
        {Array.from({ length: count }, (_, index) => {
          const share = (index + 1) / count
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
