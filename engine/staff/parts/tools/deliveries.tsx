import type { Row } from '../../../campaign/staff/debug.ts'
import { RowTable } from './row-table.tsx'

/** The ten latest. */
export const Deliveries = ({ rows }: { rows: Row[] }) => (
  <section aria-labelledby="deliveries">
    <h2 id="deliveries" className="title-2 mb-3">
      Latest deliveries
    </h2>
    <RowTable
      brief
      label="Latest deliveries"
      columns={['email_address', 'status', 'email', 'created_at', 'error']}
      rows={rows}
      none="No email was sent yet."
    />
  </section>
)
