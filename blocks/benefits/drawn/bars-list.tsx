import { clsx } from 'clsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** More than so many columns would be too narrow for their words. */
const beside = 6

/** So few are wide: they need not be as high, and have room for long marks. */
const few = 3

/** Bars that rise from entry to entry: to scale where each mark is a figure, else in even steps. */
export const BarsList: DrawnList = ({ items, under }) => {
  const shares = sharesOf(items.map(({ mark }) => mark))
  // Narrow bars need room for their mark and note, too.
  const lowest = items.length > 4 ? 62 : 36
  const highest = items.length > few ? 174 : 104
  const shortest = items.some(({ mark = '' }) => isLong(mark)) ? 64 : 34
  return (
    <ol
      className={clsx(
        'rise',
        items.length <= beside && 'rise-beside',
        items.length <= few && 'rise-few',
        items.length <= 4 && beginsLow(shares) && 'rise-low',
      )}
    >
      {items.map(({ mark, title, text, note }, index) => (
        <li key={title} className="rise-entry">
          <div className="rise-words">
            <ItemTitle under={under}>{title}</ItemTitle>
            {text !== undefined && <p className="quiet">{text}</p>}
          </div>
          <div className="rise-bar">
            <svg
              className="rise-block"
              width={`${Math.round(shortest + (100 - shortest) * (shares[index] ?? 1))}%`}
              viewBox={`0 0 100 ${Math.round(lowest + highest * (shares[index] ?? 1))}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 0h100v999H0z" />
            </svg>
            <span className={clsx('rise-mark', isLong(mark ?? '') && 'rise-mark-long')}>
              {mark ?? index + 1}
            </span>
            {note !== undefined && <span className="rise-note">{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const isLong = (mark: string) => mark.length > 4

/** The title has room above the left half. */
const beginsLow = (shares: number[]) =>
  shares.slice(0, Math.ceil(shares.length / 2)).every((share) => share < 0.6)

const sharesOf = (marks: (string | undefined)[]): number[] => {
  const figures = marks.map((mark = '') => /^\+?(\d+(?:\.\d+)?)%$/.exec(mark)?.[1])
  const even = marks.map((_, index) => ((index + 1) / marks.length) ** 1.4)
  if (figures.includes(undefined)) return even
  const highest = Math.max(...figures.map(Number))
  return highest > 0 ? figures.map((figure) => Number(figure) / highest) : even
}
