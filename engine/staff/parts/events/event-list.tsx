import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listEvents, type StaffEvent } from '../../../campaign/staff/events.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { EventDate } from './event-date.tsx'
import { EventStatus } from './event-status.tsx'
import { SeatsBar } from './seats-bar.tsx'

const columns: Columns<StaffEvent> = [
  {
    accessorKey: 'title',
    header: 'Event',
    cell: ({ row: { original: event } }) => (
      <>
        <Link to={`/staff/events/${event.id}`}>{event.title}</Link>
        <span className="block text-sm font-normal text-soft">{event.brand}</span>
      </>
    ),
  },
  { accessorKey: 'startsAt', header: 'Begins', cell: ({ row }) => <EventDate at={row.original.startsAt} /> },
  { accessorKey: 'taken', header: 'Seats taken', cell: ({ row }) => <SeatsBar {...row.original} /> },
  {
    accessorKey: 'status',
    header: 'Status',
    cell: ({ row }) => <EventStatus status={row.original.status} />,
  },
]

type Props = { when: 'upcoming' | 'past'; title: string; empty: ReactNode }

/** A list with a heading, page by page. */
export const EventList = ({ when, title, empty }: Props) => {
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const page = useAnswer(listEvents, { when, ...(cursor !== undefined && { cursor }) })
  return (
    <section className="mt-10 first:mt-0" aria-label={title}>
      <h2 className="title-2 mb-3">{title}</h2>
      <Answered of={page} rows={3}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 ? (
              <p className="text-soft">{empty}</p>
            ) : (
              <DataTable brief label={title} columns={columns} rows={rows} idOf={({ id }) => id} />
            )}
            {(cursors.length > 0 || next !== null) && (
              <nav aria-label={`Pages of ${title.toLowerCase()}`} className="mt-4 flex gap-6">
                {cursors.length > 0 && (
                  <button type="button" className="link" onClick={() => setCursors(cursors.slice(0, -1))}>
                    Back
                  </button>
                )}
                {next !== null && (
                  <button type="button" className="link" onClick={() => setCursors([...cursors, next])}>
                    {when === 'upcoming' ? 'Later' : 'Earlier'}
                  </button>
                )}
              </nav>
            )}
          </>
        )}
      </Answered>
    </section>
  )
}
