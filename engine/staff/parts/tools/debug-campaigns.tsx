import type { Row } from '../../../campaign/staff/debug.ts'
import { Link } from 'react-router-dom'
import { Empty } from '../empty.tsx'
import { Deliveries } from './deliveries.tsx'
import { rowName } from './row-name.ts'
import { RowTable } from './row-table.tsx'

type Props = { campaigns: Row[]; deliveries: Row[] }

/** First what became of emails, then what they are made of. */
export const DebugCampaigns = ({ campaigns, deliveries }: Props) => {
  const [listed, others] = [true, false].map((is) => campaigns.filter((row) => row['is_listed'] === is))
  return (
    <div className="grid gap-8">
      {deliveries.length === 0 ? (
        <NoDelivery />
      ) : (
        <Deliveries
          rows={deliveries}
          column="campaign_name"
          nameOf={({ campaign_id }) => {
            const campaign = campaigns.find(({ id }) => id === campaign_id)
            return campaign && rowName(campaign)
          }}
        />
      )}
      <section aria-labelledby="all-campaigns">
        <h2 id="all-campaigns" className="title-2 mb-3">
          Your campaigns
        </h2>
        <CampaignRows label="Campaigns and their emails" rows={listed ?? []} />
      </section>
      {others && others.length > 0 && (
        <section aria-labelledby="other-campaigns">
          <h2 id="other-campaigns" className="title-2 mb-3">
            Event dates, tests and former campaigns
          </h2>
          <CampaignRows label="Campaigns that are not listed" rows={others} />
        </section>
      )}
    </div>
  )
}

const NoDelivery = () => (
  <Empty
    isPart
    title="No email was sent in the last 24 hours"
    step={
      <Link className="press press-main" to="/">
        Send a test email
      </Link>
    }
  >
    What became of each email appears here.
  </Empty>
)

const CampaignRows = ({ label, rows }: { label: string; rows: Row[] }) => (
  <RowTable
    lined
    label={label}
    columns={['name', 'subject_template', 'is_active']}
    rows={mailing(rows).map((row) => ({ ...row, name: rowName(row) }))}
    link={(row) => `/email-debug?tab=details&campaign=${String(row['id'])}`}
    none="There is no campaign yet."
    first={5}
  />
)

/** First those in trouble, then those that send an email. */
const mailing = (campaigns: Row[]): Row[] =>
  campaigns.toSorted(
    (one, other) => failedOf(other) - failedOf(one) || Number(hasNone(one)) - Number(hasNone(other)),
  )

const failedOf = ({ failed_emails: count }: Row) => (typeof count === 'number' ? count : 0)

const hasNone = ({ subject_template }: Row) => typeof subject_template !== 'string'
