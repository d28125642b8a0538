import type { Row } from '../../../campaign/staff/debug.ts'
import { useIsSaid } from '../queue/mail-down.tsx'
import { RowTable } from './row-table.tsx'

type Props = {
  rows: Row[]
  none: string
  /** What `nameOf` says. */
  column: 'campaign_name' | 'email'
  /** Undefined: only the file of the mail is known. */
  nameOf: (row: Row) => unknown
  /** What all of them share is above the list already. */
  isAlikeKnown?: boolean
}

/** The ten latest. */
export const Deliveries = ({ rows, none, column, nameOf, isAlikeKnown = false }: Props) => {
  const isSaid = useIsSaid()
  const named = rows.map((row) => ({
    ...row,
    [column]: nameOf(row) ?? row['email'],
    error: typeof row['error'] === 'string' && !isSaid(row['error']) ? row['error'] : null,
  }))
  const errors = named.flatMap(({ error }) => error ?? [])
  const shared = errors.length > 1 && new Set(errors).size === 1 ? errors[0] : undefined
  const isAlike = isAlikeKnown && new Set(named.map((row) => row[column])).size === 1
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="title-2 mb-3">
        Latest deliveries
      </h2>
      {shared !== undefined && (
        <p className="mb-3 text-soft">{`Those that did not leave, all for one reason: ${shared}`}</p>
      )}
      <RowTable
        lined
        label="Latest deliveries"
        columns={['email_address', 'created_at', ...(isAlike ? [] : [column]), 'status']}
        rows={shared === undefined ? named : named.map((row) => ({ ...row, error: null }))}
        none={none}
      />
    </section>
  )
}
