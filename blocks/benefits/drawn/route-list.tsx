import { clsx } from 'clsx'
import { LinesOfArt } from '../../art/art.tsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** An unfolded map: a road leads from panel to panel, back and forth, and ends at a star. */
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
          strokeOpacity=".14"
        />
      </svg>
      <LinesOfArt className="route-island" />
      <ol
        className={clsx(
          'route-list',
          `route-${columns}`,
          isBack(items.length - 1, columns) && `route-star-${columns - (items.length % columns)}`,
        )}
      >
        {items.map(({ mark, title, text, note }, index) => (
          <li
            key={title}
            className={clsx(
              'route-stop',
              isBack(index, columns) && `route-at-${columns - (index % columns)}`,
            )}
          >
            <svg className="route-way" aria-hidden="true">
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" height="96" overflow="visible">
                <path d={wayOf(index, columns, items.length)} />
              </svg>
              {turns(index, columns, items.length) && <Down isBack={isBack(index, columns)} />}
            </svg>
            <svg className="route-trail" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M50 0C110 25-10 75 50 100" />
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

/** The last row has room for the star. */
const columnsOf = (count: number) =>
  (count === 3 || count > 5 ? [4, 3, 5] : [3]).find((columns) => count % columns !== 0) ?? 5

const isBack = (index: number, columns: number) => Math.floor(index / columns) % 2 === 1

const turns = (index: number, columns: number, count: number) =>
  index % columns === columns - 1 && index < count - 1

/** In hundredths of the panel, past the station at 20: in from the side or from above, out to the side or down. */
const wayOf = (index: number, columns: number, count: number) => {
  const from = index === 0 ? 'M15 50' : index % columns > 0 ? 'M0 50H20' : 'M3 0C3 30 6 50 20 50'
  const bend = index % 2 === 0 ? '' : '-'
  const on = `C45 50 40 ${bend}10 60 ${bend}10S80 50 `
  return isBack(index, columns)
    ? backOf(index, columns, count)
    : turns(index, columns, count)
      ? `${from}H70C92 50 92 70 92 100`
      : `${from}${on}${index === count - 1 ? 130 : 100} 50`
}

const backOf = (index: number, columns: number, count: number) =>
  `${index % columns === 0 ? 'M92 0C92 40 80 50 60 50H20' : 'M100 50C80 50 80 90 60 90S40 50 20 50'}${turns(index, columns, count) ? 'C6 50 3 70 3 100' : index === count - 1 ? 'H-30' : 'H0'}`

const Down = ({ isBack: back }: { isBack: boolean }) => (
  <line x1={back ? '3%' : '92%'} x2={back ? '3%' : '92%'} y1="96" y2="100%" />
)

const slope = (panel: number) => (panel % 2 === 0 ? -60 : 60)
const edge = (panel: number) => (panel % 2 === 0 ? 60 : 0)

/** A line across all panels, up and down with the folds; with a second height the sheet between the two. */
const folded = (columns: number, from: number, to?: number) => {
  const panels = [...Array(columns).keys()]
  const across = panels.map((panel) => `l100 ${slope(panel)}`).join('')
  if (to === undefined) return `M0 ${from + 30}${across}`
  const back = panels
    .toReversed()
    .map((panel) => `l-100 ${-slope(panel)}`)
    .join('')
  return `M0 ${from + 60}${across}v940${back}z`
}
