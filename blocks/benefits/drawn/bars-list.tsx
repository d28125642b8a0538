import { clsx } from 'clsx'
import { ItemTitle } from '../../kit/heading.tsx'
import { sharesOf } from '../../kit/shares-of.ts'
import { timesOf } from './times-of.ts'
import type { DrawnList } from './drawn-list.ts'

/** More than so many columns would be too narrow for their words. */
const beside = 6

/** So few are wide: they need not be as high, and have room for long marks. */
const few = 3

/** Bars to scale where all marks count the same thing or are times of day, else steps that rise evenly. */
export const BarsList: DrawnList = ({ items, under }) => {
  const marks = items.map(({ mark = '' }) => mark)
  const toScale = sharesOf(marks) ?? timesOf(marks)
  const shares = toScale ?? items.map((_, index) => ((index + 1) / items.length) ** 1.4)
  // Narrow bars need room for their mark and note, too.
  const lowest = items.length > 4 ? (items.some(({ note }) => note !== undefined) ? 62 : 44) : 36
  // Many steps are a stair, few of them a picture.
  const highest = items.length > 4 ? 90 : items.length > few ? 174 : 104
  const shortest = items.some(({ mark = '' }) => isLong(mark)) ? 64 : 34
  const bars = shares.map((share) =>
    toScale
      ? { wide: 100 * share, high: (lowest + highest) * share }
      : { wide: shortest + (100 - shortest) * share, high: lowest + highest * share },
  )
  const isWithin = bars.every(({ wide }) => wide === 0 || wide > 21)
  const isBeside = items.length <= beside && bars.every(({ high }) => high === 0 || high >= lowest)
  return (
    <ol
      className={clsx(
        'rise',
        toScale && (isBeside ? (isWithin ? 'rise-within' : 'rise-scaled') : 'rise-lying'),
        isBeside && 'rise-beside',
        items.length <= few && 'rise-few',
        isBeside && items.length <= 4 && beginsLow(shares) && 'rise-low',
      )}
    >
      {items.map(({ mark, title, text, note }, index) => (
        <li key={title} className={clsx('rise-entry', (bars[index]?.wide ?? 0) > 75 && 'rise-full')}>
          <div className="rise-words">
            <ItemTitle under={under}>{title}</ItemTitle>
            {text !== undefined && <p className="quiet">{text}</p>}
          </div>
          <div className={clsx('rise-bar', shares[index] === 0 && 'rise-end')}>
            {shares[index] !== 0 && <Bar {...bars[index]} />}
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

/** As wide as its share on a phone, as high as its share on a desk. */
const Bar = ({ wide = 100, high = 100 }) => (
  <svg
    className="rise-block"
    width={`${rounded(wide)}%`}
    viewBox={`0 0 100 ${rounded(high)}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d="M0 0h100v999H0z" />
  </svg>
)

const rounded = (value: number) => Math.round(value * 10) / 10

const isLong = (mark: string) => mark.length > 4

/** The title has room above the left half. */
const beginsLow = (shares: number[]) =>
  shares.slice(0, Math.ceil(shares.length / 2)).every((share) => share < 0.6)
