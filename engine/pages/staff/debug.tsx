import type { DebugSummary, StaffToolView } from '../../campaign/release/staff-tool-view.ts'
import { debugTabs } from '../../campaign/release/staff-tool-view.ts'
import { staffToolWords as words } from '../../words/staff-tool-words.ts'
import { DebugCampaign } from './debug-campaign.tsx'
import { RowTable } from './row-table.tsx'
import { StaffHouse } from './staff-house.tsx'
import { Notice } from './staff-notice.tsx'
import { Counts } from './table.tsx'

type Props = { site: string } & Extract<StaffToolView, { page: 'staff/debug' }>['data']

export const Debug = ({ site, tab, summary, details, retried, notice, mayAct }: Props) => (
  <StaffHouse site={site}>
    <h1 className="title-2xl">{words.debug}</h1>
    <Notice notice={notice} />
    {summary && <Summary summary={summary} />}
    <nav className="staff-tabs mt-10" aria-label={words.debug}>
      {debugTabs.map((each) => (
        <a key={each} href={`/email-debug?tab=${each}`} aria-current={each === tab ? 'page' : undefined}>
          {words.tabs[each]}
        </a>
      ))}
    </nav>
    {summary && tab === 'campaigns' && <Campaigns summary={summary} />}
    {summary && tab === 'errors' && (
      <RowTable
        label={words.tabs.errors}
        columns={['created_at', 'function_name', 'error_message', 'request_data']}
        rows={summary.recentErrors}
        none={words.noErrors}
      />
    )}
    {tab === 'details' && <DebugCampaign details={details} retried={retried} mayAct={mayAct} />}
  </StaffHouse>
)

const Summary = ({ summary: { totalCampaigns, deliveryStats } }: { summary: DebugSummary }) => (
  <>
    <h2 className="sr-only">{words.window}</h2>
    <Counts counts={{ [words.totalCampaigns]: totalCampaigns, ...deliveryStats }} />
    <p className="fine-print mt-4">{words.window}</p>
  </>
)

const Campaigns = ({ summary }: { summary: DebugSummary }) => (
  <>
    <RowTable
      label={words.tabs.campaigns}
      columns={['name', 'is_active', 'from_name', 'from_email', 'subject_template', 'id']}
      rows={summary.campaigns}
      link={(row) => `/email-debug?tab=details&campaign=${String(row['id'])}`}
      none={words.noDeliveries}
    />
    <h2 className="title-xl mt-10">{words.deliveries}</h2>
    <RowTable
      label={words.deliveries}
      columns={['created_at', 'email_address', 'status', 'email', 'error']}
      rows={summary.deliveries}
      none={words.noDeliveries}
    />
  </>
)
