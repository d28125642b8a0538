import { fullOf, JarShape, levelOf } from '../../art/drawings/jar.tsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList, DrawnListProps } from './drawn-list.ts'

type Item = DrawnListProps['items'][number]

/** Money in jars, coins on a line if the entries have figures, or numbered coins if something is written on or counted for each. */
export const GuillocheList: DrawnList = ({ items, under }) => {
  const counts = items.map(
    ({ written, note }) => written?.length ?? Number(/^\d+/.exec(note ?? '')?.[0] ?? 0),
  )
  const isCounted = counts.every((count) => count > 0 && count <= 12)
  const isMarked = !isCounted && items.every(({ mark }) => mark !== undefined)
  const look = isCounted ? 'till' : isMarked ? 'coins' : 'jars'
  return (
    <ol className={`drawn-beside ${look} ${items.length > few ? 'money-many' : 'money-few'}`}>
      {items.map((item, index) => (
        <li key={item.title} className="money-item">
          {isMarked && (
            <span className={(item.mark ?? '').length > 3 ? 'coin coin-long' : 'coin'}>{item.mark}</span>
          )}
          {look === 'jars' && (
            <Jar
              level={levelOf(index, items.length)}
              number={item.mark ?? String(index + 1)}
              spills={index + 1 === fullOf(items.length)}
            />
          )}
          <Words item={item} under={under} />
          {isCounted && (
            <Drawer first={1 + sum(counts.slice(0, index))} count={counts[index]} names={item.written} />
          )}
        </li>
      ))}
    </ol>
  )
}

const few = 6

type WordsProps = { item: Item; under: string | undefined }

const Words = ({ item: { title, text, note }, under }: WordsProps) => (
  <div className="money-words">
    <ItemTitle under={under}>{title}</ItemTitle>
    {text !== undefined && <p className="quiet mt-1">{text}</p>}
    {note !== undefined && <p className="money-note">{note}</p>}
  </div>
)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

type DrawerProps = { first: number; count: number | undefined; names?: readonly string[] | undefined }

/** Coins numbered through all drawers, each with its name below it. */
const Drawer = ({ first, count = 0, names = [] }: DrawerProps) => (
  <ol className="drawer" aria-hidden={names.length === 0 || undefined}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <span className="coin">{first + index}</span>
        {names[index]}
      </li>
    ))}
  </ol>
)

type JarProps = { level: number; number: string; spills: boolean }

const Jar = ({ level, number, spills }: JarProps) => (
  <div className="jar" aria-hidden="true">
    <svg className="jar-art" viewBox="0 0 160 200">
      <JarShape level={level} coins="var(--jar-line)" />
      {spills && (
        <>
          <path d="M46 6q34-30 68 0z" className="jar-spill" />
          <path d="M112-4q84-42 160 14v30" className="jar-fall" />
        </>
      )}
    </svg>
    <span className="jar-label">{number}</span>
  </div>
)
