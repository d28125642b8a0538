import { clsx } from 'clsx'
import { getTimeline, type TimelineEntry } from '../../../campaign/staff/people.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Icon } from '../icon.tsx'
import { Pages, usePages } from '../pages.tsx'
import { Entry } from './entry.tsx'
import { sampleTimeline } from './sample-person.ts'

const day = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Everything that has happened over all campaigns, newest first, a hundred at a time; notes are beside it. `who`: the person, by name. */
export const Timeline = ({ lead, who }: { lead: string; who: string }) => {
  const pages = usePages()
  const page = useAnswer(getTimeline, { lead, ...pages.asked })
  return (
    <section aria-labelledby="timeline" className="min-w-0">
      <h2 id="timeline" className="title-2 mb-1">
        Timeline
      </h2>
      <Answered
        of={page}
        sample={{ entries: sampleTimeline, next: null }}
        failed="The timeline could not be loaded"
      >
        {({ entries, next }) => (
          <>
            {daysOf(entries).map(([date, those], at, all) => (
              <div key={date} className={clsx('mb-3', at === all.length - 1 && 'day-last')}>
                <h3 className="day">{date}</h3>
                <ol className="mt-2">
                  {those.map((entry, nth) => {
                    const isSame = isOneVisit(entry, those[nth - 1])
                    return (
                      <li
                        key={entry.id}
                        className={clsx('moment', `moment-${entry.kind}`, isSame && 'moment-same')}
                      >
                        <span className="moment-mark">
                          <Icon name={entry.kind} />
                        </span>
                        <div className="moment-body">
                          <Entry {...{ lead, who, entry }} isNamed={!isSame} />
                        </div>
                        <time dateTime={entry.at}>{timeOf(entry)}</time>
                      </li>
                    )
                  })}
                </ol>
              </div>
            ))}
            <Pages label="Pages of the timeline" pages={pages} next={next} />
          </>
        )}
      </Answered>
    </section>
  )
}

const timeOf = ({ at }: TimelineEntry) => time.format(new Date(at))

/** In the same minute, and of the same campaign: both are said once. A journey is a story of its own. */
const isOneVisit = (entry: TimelineEntry, before: TimelineEntry | undefined): boolean =>
  before !== undefined &&
  entry.kind !== 'journey' &&
  timeOf(entry) === timeOf(before) &&
  campaignOf(entry) !== null &&
  campaignOf(entry) === campaignOf(before)

const campaignOf = (entry: TimelineEntry): string | null => {
  if (entry.kind === 'seat') return entry.title
  return 'campaign' in entry ? entry.campaign : null
}

/** By the reader's days. */
const daysOf = (entries: TimelineEntry[]): [string, TimelineEntry[]][] => {
  const days = new Map<string, TimelineEntry[]>()
  const today = day.format(new Date())
  for (const entry of entries) {
    const date = day.format(new Date(entry.at))
    const name = date === today ? 'Today' : date
    days.set(name, [...(days.get(name) ?? []), entry])
  }
  return [...days]
}
