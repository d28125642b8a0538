import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** Rows of a hall that come nearer; lit are as many seats as the entry's figure says. */
export const SeatsList: DrawnList = ({ items, under }) => {
  const figures = items.map(({ mark }, index) => figureOf(mark ?? String(index + 1)))
  const seats = seatsFor(figures)
  return (
    <ol className="drawn-beside rows">
      {items.map(({ mark, title, text, note }, index) => (
        <li key={title} className="row-of-seats">
          <div className="row-words">
            <span className="row-figure">{mark ?? index + 1}</span>
            <ItemTitle under={under}>{title}</ItemTitle>
            <div className="row-text">
              {text !== undefined && <p className="quiet">{text}</p>}
              {note !== undefined && <p className="row-note">{note}</p>}
            </div>
          </div>
          <Row seats={seats} lit={Math.min(figures[index] ?? 0, seats)} />
        </li>
      ))}
    </ol>
  )
}

/** "21" and "+1" as they are; of a time the part before the colon. */
const figureOf = (mark: string) => Number(/^\D?(\d+)/.exec(mark)?.[1] ?? 0)

const least = 27

/** Rows are an odd number of seats, so that one is in the middle, with dark ones on either side. */
const seatsFor = (figures: readonly number[]) => {
  const most = Math.max(...figures.filter((figure) => figure <= 99), 0)
  return Math.max(least, Math.round(most * 0.7) * 2 + 1)
}

const [width, bend] = [1440, 60]

/** An even number is in the middle of a row with an even number of seats. */
const Row = ({ seats: odd, lit }: { seats: number; lit: number }) => {
  const seats = odd + ((odd - lit) % 2)
  const from = Math.floor((seats - lit) / 2)
  const thick = Math.round((width / seats) * 0.5)
  return (
    <svg className="row-art" viewBox={`0 0 ${width} ${bend + 48}`} strokeWidth={thick} aria-hidden="true">
      {from > 0 && <Seats all={seats} first={0} count={from} />}
      {lit > 0 && <Seats all={seats} first={from} count={lit} isLit />}
      {from + lit < seats && <Seats all={seats} first={from + lit} count={seats - from - lit} />}
    </svg>
  )
}

type Part = { all: number; first: number; count: number; isLit?: boolean }

/** A part of the row's arc: every seat is a dash. */
const Seats = ({ all, first, count, isLit = false }: Part) => {
  const [left, right] = [(2 * first) / all - 1, (2 * (first + count)) / all - 1]
  const at = (side: number) =>
    `${Math.round(((side + 1) * width) / 2)} ${Math.round(24 + bend * side * side)}`
  return (
    <path
      d={`M${at(left)}Q${Math.round(((left + right + 2) * width) / 4)} ${Math.round(24 + bend * left * right)} ${at(right)}`}
      fill="none"
      strokeLinecap="round"
      stroke={isLit ? 'var(--seat-lit)' : 'var(--seat)'}
      pathLength={count * 10}
      strokeDasharray="2 8"
      strokeDashoffset="-4"
    />
  )
}
