import { Link, useSearchParams } from 'react-router-dom'
import { getDebugSummary } from '../../campaign/staff/debug.ts'
import { Answered } from '../parts/answered.tsx'
import { Figure, Figures } from '../parts/figure.tsx'
import { Screen } from '../parts/screen.tsx'
import { DebugCampaign } from '../parts/tools/debug-campaign.tsx'
import { DebugCampaigns } from '../parts/tools/debug-campaigns.tsx'
import { RowTable } from '../parts/tools/row-table.tsx'
import { useAnswer } from '../use-answer.ts'

const tabs = { campaigns: 'Campaigns', errors: 'Recent Errors', details: 'Campaign Details' }
type Tab = keyof typeof tabs
const isTab = (name: string | null): name is Tab => name !== null && name in tabs

/** The rows behind the mails, as they are stored. */
export default function EmailDebug() {
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const tab = isTab(asked) ? asked : 'campaigns'
  const summary = useAnswer(getDebugSummary, {})
  return (
    <Screen title="Email debug dashboard" lead="Emails of the last 24 hours, and the rows behind them.">
      <Answered of={summary} failed="Failed to load dashboard data" rows={6}>
        {({ totalCampaigns, deliveryStats, campaigns, deliveries, recentErrors }) => (
          <>
            <Figures>
              <Figure name="Campaigns" value={totalCampaigns} />
              <Figure name="Sent" value={deliveryStats.sent} />
              <Figure name="Failed" value={deliveryStats.failed} />
              <Figure name="Pending" value={deliveryStats.pending} />
              <Figure name="Unknown" value={deliveryStats.unknown} />
            </Figures>
            <nav aria-label="Email debug dashboard" className="tabs mt-6">
              {Object.entries(tabs).map(([name, label]) => (
                <Link
                  key={name}
                  to={{ search: `?tab=${name}` }}
                  replace
                  className="tab"
                  aria-current={name === tab ? 'page' : undefined}
                >
                  {label}
                </Link>
              ))}
            </nav>
            {tab === 'campaigns' && <DebugCampaigns campaigns={campaigns} deliveries={deliveries} />}
            {tab === 'errors' && (
              <RowTable
                label="Recent Errors"
                columns={['created_at', 'function_name', 'error_message', 'request_data']}
                rows={recentErrors}
                none="Nothing has failed in the last 24 hours."
              />
            )}
            {tab === 'details' && <DebugCampaign campaign={search.get('campaign')} />}
          </>
        )}
      </Answered>
    </Screen>
  )
}
