import type { Row } from '../../../campaign/staff/debug.ts'
import { RowTable } from './row-table.tsx'

type Props = {
  rows: Row[]
  none: string
  /** What the mail of a row is called; undefined: only its file is known. */
  nameOf: (row: Row) => unknown
}

/** The ten latest. */
export const Deliveries = ({ rows, none, nameOf }: Props) => (
  <section aria-labelledby="deliveries">
    <h2 id="deliveries" className="title-2 mb-3">
      Latest deliveries
    </h2>
    <RowTable
      lined
      label="Latest deliveries"
      columns={['email_address', 'status', 'email', 'created_at', 'error']}
      rows={rows.map((row) => ({ ...row, email: nameOf(row) ?? row['email'] }))}
      none={none}
    />
  </section>
)
