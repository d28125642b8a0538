import { useState } from 'react'
import type { Note } from '../../../campaign/staff/people.ts'
import { Moment } from '../moment.tsx'
import { colleague } from './colleague.ts'

const few = 3

/** What staff wrote about the person, the newest first. */
export const Notes = ({ notes }: { notes: Note[] }) => {
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-labelledby="notes" className="min-w-0">
      <h2 id="notes" className="title-2 mb-3">
        Notes
      </h2>
      {notes.length === 0 && <p className="aside">Nobody has written one yet.</p>}
      <ul className="grid gap-2 empty:hidden">
        {notes.slice(0, isWhole ? notes.length : few).map(({ id, at, text, by }) => (
          <li key={id} className="note">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="mt-1 text-sm text-soft wrap-anywhere">
              <span title={by}>{colleague(by)}</span>, <Moment isWithin at={at} />
            </p>
          </li>
        ))}
      </ul>
      {!isWhole && notes.length > few && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {`Show all ${notes.length}`}
        </button>
      )}
    </section>
  )
}
