import { useState } from 'react'
import { getTimeline, type TimelineEntry } from '../../../campaign/staff/people.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Entry } from './entry.tsx'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Everything that has happened over all campaigns, newest first, a hundred at a time. */
export const Timeline = ({ lead }: { lead: string }) => {
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const page = useAnswer(getTimeline, { lead, ...(cursor !== undefined && { cursor }) })
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="title-2 mb-2">
        Timeline
      </h2>
      <Answered of={page} rows={6}>
        {({ entries, next }) => (
          <>
            {daysOf(entries).map(([date, those]) => (
              <div key={date} className="mb-6">
                <h3 className="sticky top-0 z-1 bg-paper py-1.5 text-sm font-semibold text-soft">{date}</h3>
                <ol className="border-l border-rule">
                  {those.map((entry) => (
                    <li key={entry.id} className="moment">
                      <time dateTime={entry.at} className="text-sm text-soft">
                        {time.format(new Date(entry.at))}
                      </time>
                      <Entry lead={lead} entry={entry} />
                    </li>
                  ))}
                </ol>
              </div>
            ))}
            <nav aria-label="Pages of the timeline" className="flex gap-6">
              {cursors.length > 0 && (
                <button type="button" className="link" onClick={() => setCursors(cursors.slice(0, -1))}>
                  Newer
                </button>
              )}
              {next !== null && (
                <button type="button" className="link" onClick={() => setCursors([...cursors, next])}>
                  Older
                </button>
              )}
            </nav>
          </>
        )}
      </Answered>
    </section>
  )
}

/** By the reader's days. */
const daysOf = (entries: TimelineEntry[]): [string, TimelineEntry[]][] => {
  const days = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    const date = day.format(new Date(entry.at))
    days.set(date, [...(days.get(date) ?? []), entry])
  }
  return [...days]
}
