import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listEvents, type StaffEvent } from '../../../campaign/staff/events.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { isLost } from '../failed.tsx'
import { Pages, usePages } from '../pages.tsx'
import { CoachName, coachOf } from '../coach-face.tsx'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'
import { isEmptySoon } from './empty-soon.ts'
import { EventDate } from './event-date.tsx'
import { EventStatus } from './event-status.tsx'
import { sampleEvents } from './sample-events.ts'
import { SeatsBar } from './seats-bar.tsx'

const columns: Columns<StaffEvent> = [
  {
    accessorKey: 'title',
    header: 'Event',
    cell: ({ row: { original: event } }) => (
      <>
        <Link to={`/staff/events/${event.id}`} state={{ title: event.title }}>
          {event.title}
        </Link>
        <span className="block text-sm text-soft">
          <CoachName coach={coachOf(event.id)} brand={event.brand} />
        </span>
      </>
    ),
  },
  {
    accessorKey: 'startsAt',
    header: 'Begins',
    cell: ({ row }) => (
      <EventDate at={row.original.startsAt} as={row.original.startsAs} zone={row.original.zone} />
    ),
  },
  {
    accessorKey: 'taken',
    header: 'Seats taken',
    meta: { on: 'line' },
    cell: ({ row: { original: event } }) => (
      <SeatsBar {...event}>
        {event.status === 'planned' && isEmptySoon(event) && <StateBadge of={states.event.empty} />}
      </SeatsBar>
    ),
  },
  {
    accessorKey: 'status',
    header: 'Status',
    cell: ({ row }) => <EventStatus status={row.original.status} />,
  },
]

/** Status has a column where one of them has news. */
const columnsOf = (rows: StaffEvent[]) =>
  rows.every(({ status }) => status === 'planned') ? columns.slice(0, -1) : columns

type Props = { when: 'upcoming' | 'past'; title: string; empty?: ReactNode }

/** A list with a heading, page by page. */
export const EventList = ({ when, title, empty }: Props) => {
  const pages = usePages(when === 'past' ? 'past' : 'page')
  const page = useAnswer(listEvents, { when, ...pages.asked })
  const upcoming = useAnswer(listEvents, { when: 'upcoming' })
  // One failure is said once, with one press; what is over needs no place before it is known that there is any.
  if (
    when === 'past' &&
    (isLost(upcoming) || page.isPending || (page.data?.rows.length === 0 && pages.isFirst))
  )
    return null
  return (
    <section aria-label={title}>
      <h2 className={page.error && !page.data ? 'sr-only' : 'title-2 mb-3'}>{title}</h2>
      <Answered
        of={page}
        isAside={when === 'past'}
        failed={when === 'past' ? 'The past events could not be loaded' : 'The events could not be loaded'}
        sample={{ rows: sampleEvents, next: null }}
      >
        {({ rows, next }) => (
          <>
            {rows.length === 0 ? (
              empty
            ) : (
              <DataTable lined label={title} columns={columnsOf(rows)} rows={rows} idOf={({ id }) => id} />
            )}
            <Pages
              label={`Pages of ${title.toLowerCase()}`}
              pages={pages}
              next={next}
              words={['Back', when === 'upcoming' ? 'Later' : 'Earlier']}
            />
          </>
        )}
      </Answered>
    </section>
  )
}
