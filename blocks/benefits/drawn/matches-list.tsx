import { Flame } from '../../art/drawings/flame.tsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** One match to an entry, longer and brighter from one to the next; the first is burned out. */
export const MatchesList: DrawnList = ({ items, under }) => (
  <ol>
    {items.map(({ mark, title, text, note }, index) => {
      const life = items.length > 1 ? index / (items.length - 1) : 1
      return (
        <li key={title} className="burn-row">
          <Match length={Math.round(320 + life * 680)} life={life} />
          <span className="burn-mark">{mark ?? index + 1}</span>
          <div className="burn-words">
            <ItemTitle under={under}>{title}</ItemTitle>
            {text !== undefined && <p className="quiet mt-1">{text}</p>}
            {note !== undefined && <p className="quiet mt-1">{note}</p>}
          </div>
        </li>
      )
    })}
  </ol>
)

const Match = ({ length, life }: { length: number; life: number }) => {
  const bent = Math.round((1 - life) * 26)
  const char = Math.round(40 + (1 - life) * 150)
  return (
    <svg className="burn-match" viewBox="0 0 1060 130" aria-hidden="true">
      <path d={`M0 112H${length - char}`} className="burn-wood" />
      <path d={`M${length - char} 112Q${length - Math.min(50, char / 2)} 112 ${length} ${112 - bent}`} />
      {life > 0 ? (
        <g transform={`translate(${length} ${104 - bent}) scale(${(0.3 + life * 0.55).toFixed(1)})`}>
          <Flame />
        </g>
      ) : (
        <>
          <circle cx={length} cy={112 - bent} r="14" fill="var(--coal)" />
          <path d={`M${length} 84v-4m4-18q-12-16 2-34t-4-34`} className="burn-smoke" />
        </>
      )}
    </svg>
  )
}
