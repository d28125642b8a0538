import { Link, useSearchParams } from 'react-router-dom'
import { countQueue } from '../../campaign/staff/queue/counts.ts'
import { getDebugSummary } from '../../campaign/staff/debug.ts'
import { Answered } from '../parts/answered.tsx'
import { upTo } from '../parts/counted.ts'
import { Empty } from '../parts/empty.tsx'
import { Figure, Figures } from '../parts/figure.tsx'
import { Pending } from '../parts/pending.tsx'
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
  const queue = useAnswer(countQueue, {}).data
  return (
    <Screen
      title="Email debug dashboard"
      lead="What the server has stored about emails and their campaigns. Addresses are masked."
    >
      <Answered
        of={summary}
        failed="Failed to load dashboard data"
        pending={<Pending like="figures" rows={8} />}
      >
        {({ totalCampaigns, deliveryStats, campaigns, deliveries, recentErrors }) => (
          <>
            <div className="panel-head">
              <h2 className="title-2">Emails of the last 24 hours</h2>
              {queue !== undefined && queue.failing > deliveryStats.failed + deliveryStats.unknown && (
                <Link className="link" to="/staff/queue/failing">
                  {`${upTo(queue.failing)} failing in all`}
                </Link>
              )}
            </div>
            <Figures brief>
              <Figure name="Sent" value={deliveryStats.sent} />
              <Figure name="Failed" value={deliveryStats.failed} />
              <Figure name="Waiting" value={deliveryStats.pending} />
              <Figure name="May have left" value={deliveryStats.unknown} />
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
            {tab === 'campaigns' && (
              <DebugCampaigns campaigns={campaigns} count={totalCampaigns} deliveries={deliveries} />
            )}
            {tab === 'errors' && (
              <RowTable
                label="Recent Errors"
                columns={['error_message', 'function_name', 'created_at', 'request_data']}
                rows={recentErrors}
                none={
                  <Empty title="No error in the last 24 hours" icon="check">
                    What goes wrong on the server, and where, appears here.
                  </Empty>
                }
              />
            )}
            {tab === 'details' && <DebugCampaign campaign={search.get('campaign')} />}
          </>
        )}
      </Answered>
    </Screen>
  )
}
