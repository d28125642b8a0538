import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList, DrawnListProps } from './drawn-list.ts'

type Item = DrawnListProps['items'][number]

/** Money in jars, coins on a line if the entries have figures, or numbered coins if their notes count something. */
export const GuillocheList: DrawnList = ({ items, under }) => {
  const counts = items.map(countOf)
  const isCounted = counts.every((count) => count > 0 && count <= 12)
  const isMarked = !isCounted && items.every(({ mark }) => mark !== undefined)
  const look = isCounted ? 'till' : isMarked ? 'coins' : 'jars'
  return (
    <ol className={`drawn-beside ${look} ${items.length > few ? 'money-many' : 'money-few'}`}>
      {items.map((item, index) => (
        <li key={item.title} className="money-item">
          {isCounted && <Drawer first={1 + sum(counts.slice(0, index))} count={counts[index] ?? 0} />}
          {isMarked && <span className="coin">{item.mark}</span>}
          {look === 'jars' && (
            <Jar level={levelOf(index, items.length)} number={item.mark ?? String(index + 1)} />
          )}
          <Words item={item} under={under} />
        </li>
      ))}
    </ol>
  )
}

const few = 6

const Words = ({ item: { title, text, note }, under }: { item: Item; under: string | undefined }) => (
  <div className="money-words">
    <ItemTitle under={under}>{title}</ItemTitle>
    {text !== undefined && <p className="quiet mt-1">{text}</p>}
    {note !== undefined && <p className="money-note">{note}</p>}
  </div>
)

const countOf = ({ note = '' }: Item) => Number(/^\d+/.exec(note)?.[0] ?? 0)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** As many coins as the note says, numbered through all drawers. */
const Drawer = ({ first, count }: { first: number; count: number }) => (
  <div className="drawer" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className="coin">
        {first + index}
      </span>
    ))}
  </div>
)

/** The first jar is full, and what spills over has reached those after it. */
const levelOf = (index: number, count: number) => Math.max(1.15 - (index * 1.1) / count, 0.12)

const floor = 186
const [coin, perLayer] = [13, 3]

const Jar = ({ level, number }: { level: number; number: string }) => {
  const layers = Math.round(Math.min(level, 1) * 11)
  return (
    <div className="jar" aria-hidden="true">
      <svg className="jar-art" viewBox="0 0 160 200">
        <g fill="var(--accent)" stroke="var(--jar-line)" strokeWidth="2">
          {Array.from({ length: layers * perLayer }, (_, index) => {
            const [layer, place] = [Math.floor(index / perLayer), index % perLayer]
            const shift = [0, 5, -4, 3][layer % 4] ?? 0
            return (
              <rect
                key={index}
                x={22 + place * 39 + shift}
                y={floor - (layer + 1) * coin}
                width="37"
                height={coin}
                rx="4"
              />
            )
          })}
        </g>
        <path
          d="M38 12h84M44 12v14c0 10-28 12-28 34v108c0 18 8 26 26 26h76c18 0 26-8 26-26V60c0-22-28-24-28-34V12"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <span className="jar-label">{number}</span>
    </div>
  )
}
