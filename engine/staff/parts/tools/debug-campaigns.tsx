import type { Row } from '../../../campaign/staff/debug.ts'
import { Deliveries } from './deliveries.tsx'
import { RowTable } from './row-table.tsx'

type Props = { campaigns: Row[]; deliveries: Row[] }

export const DebugCampaigns = ({ campaigns, deliveries }: Props) => (
  <div className="grid gap-8">
    <section aria-labelledby="all-campaigns">
      <h2 id="all-campaigns" className="sr-only">
        Campaigns
      </h2>
      <RowTable
        lined
        label="Campaigns"
        columns={['name', 'from_name', 'subject_template', 'failed_emails', 'is_active']}
        rows={mailing(campaigns)}
        link={(row) => `/email-debug?tab=details&campaign=${String(row['id'])}`}
        none="There is no campaign yet."
      />
    </section>
    <Deliveries
      rows={deliveries}
      none="No email was sent in the last 24 hours."
      column="campaign_name"
      nameOf={({ campaign_id }) => campaigns.find(({ id }) => id === campaign_id)?.['name']}
    />
  </div>
)

/** First those in trouble, then those that send an email. */
const mailing = (campaigns: Row[]): Row[] =>
  campaigns.toSorted(
    (one, other) => failedOf(other) - failedOf(one) || Number(hasNone(one)) - Number(hasNone(other)),
  )

const failedOf = ({ failed_emails: count }: Row) => (typeof count === 'number' ? count : 0)

const hasNone = ({ subject_template }: Row) => typeof subject_template !== 'string'
