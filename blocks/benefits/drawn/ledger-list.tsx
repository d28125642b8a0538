import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'
import { spentOf, totalOf } from './minutes-of.ts'

/** A columnar sheet: the cells of a row are the time it takes, and the rows add up. */
export const LedgerList: DrawnList = ({ items, under }) => {
  const cells = cellsOf(spentOf(items))
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

const columns = 24

/** Whole cells for each entry that takes time, at least one. */
const cellsOf = (weights: number[]) => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.max(Math.sign(weight), Math.round((weight / total) * columns)))
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** What was before, what is now, and what is still open; four rows of cells. */
const Cells = ({ counts, at }: { counts: number[]; at: number }) => {
  const before = sum(counts.slice(0, at))
  const now = counts[at] ?? 0
  const all = sum(counts)
  return (
    <svg className="cell-strip" viewBox={`0 0 ${all} 4`} preserveAspectRatio="none" aria-hidden="true">
      <path d={run(before + now, all - before - now)} className="cell-open" />
      <path d={run(0, before)} className="cell-past" />
      <path d={run(before, now)} className="cell-now" />
    </svg>
  )
}

const run = (from: number, count: number) =>
  count > 0 ? `M${from + 0.1} .5${`h${count}m-${count} 1`.repeat(3)}h${count}` : 'M0 0'
