import { ArtMark } from '../../art/art-mark.tsx'
import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** For every drawing that has no list of its own: its mark, which grows from entry to entry. */
export const MarkList: DrawnList = ({ items, under, setting }) => (
  <ol className="drawn-beside drawn-marks">
    {items.map(({ mark, title, text, note }, index) => (
      <li key={title} className="drawn-mark">
        <ArtMark name={setting.art} share={(index + 1) / items.length} className="drawn-mark-art" />
        <div className="drawn-words">
          <span className="drawn-number">{mark ?? index + 1}</span>
          <ItemTitle under={under}>{title}</ItemTitle>
          {text !== undefined && <p className="quiet mt-1">{text}</p>}
          {note !== undefined && <p className="drawn-note">{note}</p>}
        </div>
      </li>
    ))}
  </ol>
)
