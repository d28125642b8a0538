import { clsx } from 'clsx'
import { seededRandom } from '../../art/drawings/random.ts'
import { ItemTitle } from '../../kit/heading.tsx'
import { crackedWall, rowsOf } from './cracked-wall.ts'
import type { DrawnList } from './drawn-list.ts'

// The dev server and Storybook find class names that are written out: bowl-of-1 bowl-of-2 bowl-of-3 bowl-of-4

/** A bowl's wall: every entry is a piece, and gold runs between them. */
export const KintsugiList: DrawnList = (props) => <Pieces {...props} />

/** The same pieces before the repair, with the ground between them. */
export const ShardsList: DrawnList = (props) => <Pieces {...props} isApart />

const Pieces = ({ items, under, setting, isApart }: Parameters<DrawnList>[0] & { isApart?: true }) => {
  const rows = rowsOf(items.length)
  const wall = crackedWall(seededRandom(`${setting.seed} wall`), rows)
  return (
    <div className={clsx('bowl drawn-below', isApart && 'bowl-apart')}>
      <svg className="bowl-wall" viewBox={wall.box} preserveAspectRatio="none" aria-hidden="true">
        <path d={wall.body} fill="var(--brand)" />
        <path
          d={wall.rows + wall.cracks}
          fill="var(--seam)"
          stroke="var(--seam)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <ol className="bowl-pieces">
        {items.map(({ mark, title, text, note }, index) => (
          <li key={title} className={clsx('bowl-piece', `bowl-of-${acrossAt(rows, index)}`)}>
            <span className="bowl-mark">{mark ?? index + 1}</span>
            <div>
              <ItemTitle under={under}>{title}</ItemTitle>
              {text !== undefined && <p className="mt-2">{text}</p>}
              {note !== undefined && <p className="bowl-note">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const acrossAt = (rows: readonly number[], index: number): number => {
  let before = 0
  return rows.find((across) => (before += across) > index) ?? 1
}
