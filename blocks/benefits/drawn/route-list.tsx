import { clsx } from 'clsx'
import { LinesOfArt } from '../../art/art.tsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'
import { columnsOf, edge, folded, slope, turns, wayOf } from './route-way.ts'

// The dev server and Storybook find class names that are written out: route-1 route-2 route-3 route-4 route-5 route-6

/** An unfolded map: a road leads from panel to panel, back below each row, and ends at a star. */
export const RouteList: DrawnList = ({ items, under }) => {
  const columns = columnsOf(items.length)
  return (
    <div className="route-sheet">
      <svg
        className="route-paper"
        viewBox={`0 0 ${columns * 100} 1000`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={folded(columns, 0, 1000)} fill="var(--sheet)" />
        {[1, 3, 5]
          .filter((panel) => panel < columns)
          .map((panel) => (
            <path
              key={panel}
              d={`M${panel * 100} ${edge(panel)}l100 ${slope(panel)}v940l-100 ${-slope(panel)}z`}
              fillOpacity=".05"
            />
          ))}
        <path
          d={[200, 400, 600, 800].map((y) => folded(columns, y)).join('')}
          fill="none"
          stroke="var(--brand)"
          strokeOpacity=".09"
        />
      </svg>
      <LinesOfArt className="route-island" />
      <ol className={clsx('route-list', `route-${columns}`)}>
        {items.map(({ mark, title, text, note }, index) => (
          <li key={title} className="route-stop">
            <svg className="route-way" aria-hidden="true">
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" height="96" overflow="visible">
                <path d={wayOf(index, columns, items.length)} />
              </svg>
              {turns(index, columns, items.length) && <Return columns={columns} />}
            </svg>
            <svg className="route-trail" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M50 10C85 30 15 70 50 98" />
            </svg>
            <b className="route-station">{mark ?? index + 1}</b>
            <div className="route-words">
              <ItemTitle under={under}>{title}</ItemTitle>
              {text !== undefined && <p className="mt-2">{text}</p>}
              {note !== undefined && <p className="drawn-note">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Down, and back to where the next row begins. */
const Return = ({ columns }: { columns: number }) => (
  <>
    <line x1="92%" x2="92%" y1="96" y2="100%" />
    <line x1="92%" x2={`${103 - columns * 100}%`} y1="100%" y2="100%" />
  </>
)
