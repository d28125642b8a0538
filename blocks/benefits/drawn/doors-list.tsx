import { clsx } from 'clsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

// The dev server and Storybook find class names that are written out: doors-1 doors-2 doors-3 doors-4 doors-5

/** Doors in a wall, each opened wider than the one before: the entries are where their light falls. */
export const DoorsList: DrawnList = ({ items, under }) => (
  <ol className={clsx('doors drawn-below', `doors-${columnsOf(items.length)}`)}>
    {items.map(({ mark, title, text, note }, index) => (
      <li key={title} className="doors-room">
        <div className="doors-wall">
          <svg className="doors-door" viewBox="0 0 100 150" aria-hidden="true">
            <path d="M0 0h100v150H0z" className="doors-frame" />
            <path d="M9 9h82v141H9z" fill="var(--accent)" />
            <path d={leafOf((index + 1) / (items.length + 1))} fill="var(--brand)" />
          </svg>
          <b className="doors-sign">{isShort(mark) ? mark : index + 1}</b>
        </div>
        <div className="doors-light">
          {mark !== undefined && !isShort(mark) && <p className="doors-mark">{mark}</p>}
          <ItemTitle under={under}>{title}</ItemTitle>
          {text !== undefined && <p className="mt-2">{text}</p>}
          {note !== undefined && <p className="doors-note">{note}</p>}
        </div>
      </li>
    ))}
  </ol>
)

/** Of so many characters it fits the sign above a door. */
const isShort = (mark: string | undefined) => mark !== undefined && mark.length <= 5

/** Its hinges are on the left; the free edge goes back into the room. */
const leafOf = (open: number) => {
  const free = Math.round(88 - open * 62)
  const back = Math.round(open * 14)
  return `M9 9L${free} ${9 + back}V${150 - back}L9 150z`
}

/** No row has a single door. */
const columnsOf = (doors: number) => {
  if (doors <= 5) return doors
  return [5, 4, 3].find((columns) => doors % columns === 0) ?? (doors % 4 === 1 ? 5 : 4)
}
