import type { Row } from '../../../campaign/staff/debug.ts'
import { useIsSaid } from '../queue/mail-down.tsx'
import { stateOfDelivery } from '../states.ts'
import { RowTable } from './row-table.tsx'

type Props = {
  rows: Row[]
  none?: string
  /** What `nameOf` says. */
  column: 'campaign_name' | 'email'
  /** Undefined: only the file of the mail is known. */
  nameOf: (row: Row) => unknown
  /** What all of them share is above the list already. */
  isAlikeKnown?: boolean
}

/** What a row may leave a question about, in the order of the list: what needs somebody comes first. */
const explained = ['failed', 'unknown', 'pending']

/** The ten latest, those that failed first. */
export const Deliveries = ({ rows, none, column, nameOf, isAlikeKnown = false }: Props) => {
  const isSaid = useIsSaid()
  const errors = rows.flatMap(({ status, error }) =>
    status === 'failed' && typeof error === 'string' ? error : [],
  )
  const shared = errors.length > 1 && new Set(errors).size === 1 ? errors[0] : undefined
  const newsOf = (error: unknown) =>
    typeof error === 'string' && error !== shared && !isSaid(error) ? error : null
  const named = rows.toSorted(byNeed).map((row) => ({
    ...row,
    [column]: nameOf(row) ?? row['email'],
    error: newsOf(row['error']),
  }))
  const isAlike = isAlikeKnown && new Set(named.map((row) => row[column])).size === 1
  const meant = explained.flatMap((status) =>
    rows.some((row) => row['status'] === status) ? (stateOfDelivery[status] ?? []) : [],
  )
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="title-2 mb-3">
        Latest deliveries
      </h2>
      {shared !== undefined && !isSaid(shared) && (
        <p className="mb-3 text-soft">{`Those that failed, all for one reason: ${shared}`}</p>
      )}
      {meant.length > 0 && (
        <p className="mb-3 text-soft">
          {meant.map(({ word, meaning }) => (
            <span key={word} className="mr-1 inline-block">
              <b className="inline-block font-semibold first-letter:uppercase">{word}</b>
              {`: ${meaning}`}
            </span>
          ))}
        </p>
      )}
      <RowTable
        lined
        label="Latest deliveries"
        columns={[...(isAlike ? [] : [column]), 'email_address', 'created_at', 'status']}
        rows={named}
        none={none}
      />
    </section>
  )
}

const rankOf = ({ status }: Row): number => {
  const rank = explained.indexOf(String(status))
  return rank === -1 ? explained.length : rank
}

const byNeed = (one: Row, other: Row): number => rankOf(one) - rankOf(other)
