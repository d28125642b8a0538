import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList, DrawnListProps } from './drawn-list.ts'
import { spentOf, totalOf } from './minutes-of.ts'

/** A columnar sheet: the cells of a row are the time it takes, and the rows add up. */
export const LedgerList: DrawnList = ({ items, under }) => {
  const cells = cellsOf(items)
  const total = totalOf(items)
  return (
    <div className="cell-sheet">
      <ol className="cell-rows">
        {items.map(({ mark, title, text, note }, index) => (
          <li key={title} className="cell-row">
            <span className={isLong(mark) ? 'cell-mark cell-mark-long' : 'cell-mark'}>
              {mark ?? index + 1}
            </span>
            <div className="cell-words">
              <ItemTitle under={under}>{title}</ItemTitle>
              {text !== undefined && <p className="quiet">{text}</p>}
            </div>
            <Cells counts={cells} at={index} />
            {note !== undefined && <span className="cell-sum">{note}</span>}
          </li>
        ))}
      </ol>
      {total !== undefined && (
        <p className="cell-total">
          <b>{total}</b>
        </p>
      )}
    </div>
  )
}

const isLong = (mark = '') => mark.length > 2

const rows = 5
const steps = [1, 5, 15, 60]
const most = 40 * rows

/** A cell is a minute, or as many as a long programme needs, and a column five of them. Without times each entry has a column. */
const cellsOf = (items: DrawnListProps['items']) => {
  const minutes = spentOf(items)
  if (totalOf(items) === undefined) return minutes.map((share) => share * rows)
  const whole = sum(minutes)
  const step = steps.find((each) => whole / each <= most) ?? whole / most
  return minutes.map((spent) => Math.max(Math.sign(spent), Math.round(spent / step)))
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** What was before, what is now, and what is still open. */
const Cells = ({ counts, at }: { counts: number[]; at: number }) => {
  const before = sum(counts.slice(0, at))
  const now = counts[at] ?? 0
  const all = sum(counts)
  return (
    <svg
      className="cell-strip"
      viewBox={`0 0 ${Math.ceil(all / rows)} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={run(before + now, all)} className="cell-open" />
      <path d={run(0, before)} className="cell-past" />
      <path d={run(before, before + now)} className="cell-now" />
    </svg>
  )
}

/** Down one column, then down the next. */
const run = (from: number, to: number) => {
  let path = ''
  for (let at = from; at < to;) {
    const row = at % rows
    const length = Math.min(rows - row, to - at)
    path += `M${Math.floor(at / rows)}.5 ${row}.1v${length - 1}.8`
    at += length
  }
  return path
}
