import { Link, useSearchParams } from 'react-router-dom'
import { getDebugSummary } from '../../campaign/staff/debug.ts'
import { countQueue } from '../../campaign/staff/queue/counts.ts'
import { Answered } from '../parts/answered.tsx'
import { counted } from '../parts/counted.ts'
import { Empty } from '../parts/empty.tsx'
import { Screen } from '../parts/screen.tsx'
import { nothingSent } from '../parts/stale.tsx'
import { MailDown } from '../parts/queue/mail-down.tsx'
import { DebugCampaign } from '../parts/tools/debug-campaign.tsx'
import { DebugFigures } from '../parts/tools/debug-figures.tsx'
import { DebugCampaigns } from '../parts/tools/debug-campaigns.tsx'
import { sampleSummary } from '../parts/tools/sample-summary.ts'
import { RecentErrors } from '../parts/tools/recent-errors.tsx'
import { toEmail } from '../parts/tools/to-email.ts'
import { useAnswer } from '../use-answer.ts'

const tabs = { campaigns: 'Campaigns', errors: 'Recent Errors', details: 'Campaign Details' }
type Tab = keyof typeof tabs
const isTab = (name: string | null): name is Tab => name !== null && name in tabs

/** The rows behind the mails, as they are stored. */
export default function EmailDebug() {
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const tab = isTab(asked) ? asked : 'campaigns'
  const campaign = search.get('campaign')
  const summary = useAnswer(getDebugSummary, {})
  return (
    <Screen
      title="Email debug dashboard"
      back={toEmail}
      {...(tab === 'details' && { away: nothingSent })}
      lead="What is stored about emails and their campaigns. Addresses of people are masked."
      figure={
        <>
          {(summary.data || !summary.error) && <DebugFigures summary={summary.data} />}
          <nav aria-label="Email debug dashboard" className="tabs">
            {Object.entries(tabs).map(([name, label]) => (
              <Link
                key={name}
                to={{ search: String(new URLSearchParams({ ...(campaign && { campaign }), tab: name })) }}
                replace
                className="tab"
                aria-current={name === tab ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
        </>
      }
    >
      <MailDown />
      <Answered
        of={summary}
        failed="Failed to load dashboard data"
        {...(tab === 'campaigns' && { sample: sampleSummary() })}
      >
        {({ campaigns, deliveries, recentErrors }) => (
          <>
            {tab === 'campaigns' && <DebugCampaigns campaigns={campaigns} deliveries={deliveries} />}
            {tab === 'errors' && <RecentErrors rows={recentErrors} none={<NoError />} />}
            {tab === 'details' && (
              <DebugCampaign
                campaigns={campaigns}
                campaign={campaign ?? idOf(deliveries[0]?.['campaign_id'] ?? campaigns[0]?.['id'])}
              />
            )}
          </>
        )}
      </Answered>
    </Screen>
  )
}

const idOf = (value: unknown) => (typeof value === 'string' ? value : null)

const NoError = () => {
  const counts = useAnswer(countQueue, {}).data
  return (
    <Empty
      title={
        counts?.failing
          ? `${counted(counts.failing, 'delivery has failed', 'deliveries have failed')}; the server itself had no error`
          : 'The server had no error in the last 24 hours'
      }
      isLit={!counts?.suspended}
      step={
        counts?.failing ? (
          <Link className="press press-main" to="/staff/queue/failing">
            See failed deliveries
          </Link>
        ) : (
          <Link className="press press-main" to="/test-email">
            Run the email diagnostics
          </Link>
        )
      }
    >
      An error appears here with the place where it happened. Emails that did not get through are in{' '}
      <Link to="/staff/queue/failing">Email</Link>.
    </Empty>
  )
}
