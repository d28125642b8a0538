import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import type { Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'
import { PersonCell } from '../person-cell.tsx'
import { FixAddress } from '../queue/fix-address.tsx'
import { ConfirmationBadge } from './confirmation-badge.tsx'
import { FreeSeat } from './free-seat.tsx'
import { ofEvent } from './of-event.ts'

/** `hasConfirmation`: nothing else says that it was sent. */
type Shown = { onFreed: ((said: string) => void) | null; hasConfirmation: boolean }

export const guestColumns = (event: EventDetails, { onFreed, hasConfirmation }: Shown): Columns<Guest> => [
  {
    accessorKey: 'name',
    header: 'Guest',
    cell: ({ row: { original: guest } }) => (
      <>
        <PersonCell id={guest.lead} name={guest.name} email={guest.email} />
        {onFreed && guest.confirmation === 'refused' && (
          <span className="guest-fix">
            <FixAddress person={{ id: guest.lead, name: guest.name, email: guest.email }} />
          </span>
        )}
      </>
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
