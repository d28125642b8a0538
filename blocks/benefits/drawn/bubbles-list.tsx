import { ItemTitle } from '../../kit/heading.tsx'
import type { DrawnList } from './drawn-list.ts'

/** A talk: entries are said in turn, left and right, and meet at a figure between them. */
export const BubblesList: DrawnList = ({ items, under }) => (
  <ol className="talk drawn-below">
    {items.map(({ mark, title, text, note }, index) => (
      <li key={title} className="talk-turn">
        <span className={`talk-meet ${(mark ?? '').length > 5 ? 'talk-long' : ''}`}>{mark ?? index + 1}</span>
        <div className="talk-bubble">
          <ItemTitle under={under}>{title}</ItemTitle>
          {text !== undefined && <p className="talk-text">{text}</p>}
          {note !== undefined && <p className="talk-note">{note}</p>}
        </div>
      </li>
    ))}
  </ol>
)
