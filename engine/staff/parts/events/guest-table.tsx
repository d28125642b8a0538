import { useState } from 'react'
import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import { DataTable, type Columns } from '../data-table.tsx'
import { hasRoom } from '../has-room.ts'
import { Moment } from '../moment.tsx'
import { PersonCell } from '../person-cell.tsx'
import { SearchBox } from '../search-box.tsx'
import { useMayAct } from '../known-me.ts'
import { ConfirmationBadge } from './confirmation-badge.tsx'
import { findGuests } from './find-guests.ts'
import { FreeSeat } from './free-seat.tsx'
import { isAtDoor } from './is-at-door.ts'
import { GuestSegments, ofSegment, type Segment } from './guest-segments.tsx'
import { ofEvent } from './of-event.ts'
import { Undelivered } from './undelivered.tsx'

type Props = { event: EventDetails; guests: Guest[]; onDone: (said: string) => void }

const shownFirst = hasRoom ? 50 : 10

/** Who has a seat, with answers and the confirmation mail; first those whose mail did not arrive. */
export const GuestTable = ({ event, guests, onDone }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const [segment, setSegment] = useState<Segment>('All')
  const canFree = useMayAct()
  const found = findGuests(ofSegment(guests, segment), text)
  const unreached = segment === 'All' && text === '' ? ofSegment(found, 'Not delivered') : []
  const others = unreached.length > 0 ? found.filter((guest) => !unreached.includes(guest)) : found
  // The heading says it of all of them.
  const isAllSent = unreached.length > 0 && others.every(({ confirmation }) => confirmation === 'sent')
  const onFreed = canFree ? onDone : null
  const columns = columnsOf(event, { onFreed, hasConfirmation: !isAllSent })
  const rows = isWhole ? others : others.slice(0, shownFirst)
  return (
    <>
      <div className="toolbar mb-5">
        <SearchBox
          label="Find a guest"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <GuestSegments guests={guests} hasDoor={isAtDoor(event)} chosen={segment} onChoose={setSegment} />
      </div>
      <output className="sr-only">{text !== '' && `${found.length} of ${guests.length} guests`}</output>
      {found.length === 0 ? (
        <p className="aside">No guest fits. Use fewer letters.</p>
      ) : (
        <>
          {unreached.length > 0 && (
            <Undelivered guests={unreached} columns={columnsOf(event, { onFreed, hasConfirmation: false })} />
          )}
          {rows.length > 0 && (
            <>
              <h2 className="title-2 mb-3">{isAllSent ? `${others.length} confirmed` : 'Guests'}</h2>
              <DataTable lined label="Guests" columns={columns} rows={rows} idOf={({ id }) => id} />
            </>
          )}
        </>
      )}
      {rows.length < others.length && (
        <button type="button" className="link mt-3" onClick={() => setWhole(true)}>
          {`Show all ${others.length}`}
        </button>
      )}
    </>
  )
}

type Shown = { onFreed: ((said: string) => void) | null; hasConfirmation: boolean }

const columnsOf = (event: EventDetails, { onFreed, hasConfirmation }: Shown): Columns<Guest> => [
  {
    accessorKey: 'name',
    header: 'Guest',
    cell: ({ row: { original: guest } }) => (
      <PersonCell id={guest.lead} name={guest.name} email={guest.email} />
    ),
  },
  ...(event.fields.length > 0
    ? [
        {
          id: 'answers',
          header: 'Answers',
          meta: { isWide: true },
          cell: ({ row }: { row: { original: Guest } }) => <Answers event={event} guest={row.original} />,
        },
      ]
    : []),
  {
    accessorKey: 'registeredAt',
    header: 'Registered',
    meta: { on: 'end' },
    cell: ({ row }) => <Moment at={row.original.registeredAt} />,
  },
  ...(hasConfirmation
    ? [
        {
          accessorKey: 'confirmation',
          header: 'Confirmation',
          cell: ({ row }: { row: { original: Guest } }) => <ConfirmationBadge guest={row.original} />,
        } as const,
      ]
    : []),
  ...(onFreed
    ? [
        {
          id: 'free',
          header: () => <span className="sr-only">Seat</span>,
          cell: ({ row }: { row: { original: Guest } }) => (
            <FreeSeat event={ofEvent(event.id)} guest={row.original} onDone={onFreed} />
          ),
        },
      ]
    : []),
]

const Answers = ({ event, guest }: { event: EventDetails; guest: Guest }) => {
  const given = event.fields.filter(({ name }) => guest.answers[name])
  if (given.length === 0) return <span className="text-soft">–</span>
  return (
    <dl className="fills dotted text-sm">
      {given.map(({ name, label }) => (
        <div key={name}>
          <dt className={isBare(guest.answers[name]) ? 'inline text-soft' : 'sr-only'}>{`${label}: `}</dt>
          <dd className="inline">{guest.answers[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Says nothing without its question. */
const isBare = (answer: string | undefined) => answer === 'yes' || answer === 'no'
