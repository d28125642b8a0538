import { Link } from 'react-router-dom'
import type { Guest } from '../../../campaign/staff/events.ts'
import { DataTable, type Columns } from '../data-table.tsx'
import { counted } from '../counted.ts'
import { useMayAct } from '../known-me.ts'
import { FixAddress } from '../queue/fix-address.tsx'
import { stateOfConfirmation } from '../states.ts'

type Props = { guests: Guest[]; columns: Columns<Guest> }

/** One that has just been put into the queue is on its way. */
export const isUndelivered = ({ confirmation, why }: Guest): boolean =>
  confirmation === 'failed' || confirmation === 'refused' || (confirmation === 'pending' && why !== null)

/** Guests without their confirmation, by cause, each with what can be done; first who waits longest. */
export const Undelivered = ({ guests, columns }: Props) => {
  const canFix = useMayAct() && guests.some(isRefused)
  return (
    <section aria-labelledby="undelivered" className="mb-8">
      <h2 id="undelivered" className="title-2 mb-3">
        {`${counted(guests.length, 'confirmation')} not delivered`}
      </h2>
      <DataTable
        lined
        label="Guests whose confirmation was not delivered"
        groups={{ header: 'Cause', of: causeOf, act: Act }}
        columns={canFix ? columns.toSpliced(-1, 0, fix) : columns}
        rows={guests.toSorted(
          (one, other) =>
            rank(one) - rank(other) ||
            causeOf(one).localeCompare(causeOf(other)) ||
            one.registeredAt.localeCompare(other.registeredAt),
        )}
        idOf={({ id }) => id}
      />
    </section>
  )
}

const isRefused = ({ confirmation }: Guest) => confirmation === 'refused'

/** What somebody can do something about comes first, what leaves by itself last. */
const rank = ({ confirmation }: Guest): number => ['failed', 'refused', 'pending'].indexOf(confirmation)

const causeOf = ({ confirmation, why }: Guest): string => {
  const { word } = stateOfConfirmation[confirmation]
  const cause = confirmation === 'refused' || why === null ? word : why.replace(/[.]$/, '')
  return cause.charAt(0).toUpperCase() + cause.slice(1)
}

const acts: Partial<Record<Guest['confirmation'], [to: string, words: string]>> = {
  failed: ['/staff/queue/failing', 'Try again in Email'],
  pending: ['/staff/queue?provider=mail', 'See what waits'],
}

const Act = ({ confirmation }: Guest) => {
  const [to, words] = acts[confirmation] ?? []
  return (
    to !== undefined && (
      <Link className="link" to={to}>
        {words}
      </Link>
    )
  )
}

const fix: Columns<Guest>[number] = {
  id: 'fix',
  header: () => <span className="sr-only">Address</span>,
  cell: ({ row: { original: guest } }) =>
    isRefused(guest) && <FixAddress person={{ id: guest.lead, name: guest.name, email: guest.email }} />,
}
