import { Link } from 'react-router-dom'
import type { CampaignFigures } from '../../../campaign/staff/campaigns.ts'
import { countLeads } from '../../../campaign/staff/leads.ts'
import type { Period } from '../../../campaign/staff/period.ts'
import { useAnswer } from '../../use-answer.ts'
import { Button } from '../button.tsx'
import { CopyLink } from './copy-link.tsx'
import { filterOf } from '../leads/lead-search.ts'

type Props = { campaign: Pick<CampaignFigures, 'id' | 'url' | 'live'>; period: Period }

/** To whoever signed up in the period, and the address to share. */
export const CampaignActions = ({ campaign: { id, url, live }, period }: Props) => {
  const { count } = useAnswer(countLeads, filterOf({ campaign: id, period })).data ?? {}
  return (
    <>
      {count !== 0 && (
        <Link className="press press-main" to={leadsOf(id, period)}>
          See the leads
        </Link>
      )}
      {live && <CopyLink url={url} tone={count === 0 ? 'main' : 'plain'} />}
    </>
  )
}

/** In their places, without use. */
export const UnknownActions = () => (
  <>
    <Button tone="main" disabled>
      See the leads
    </Button>
    <Button disabled className="text-nowrap">
      Copy the page’s link
    </Button>
  </>
)

/** Leads of all time are the list's own. */
export const leadsOf = (campaign: string, period: Period): string =>
  `/staff/leads?${new URLSearchParams({ campaign, ...(period !== 'all' && { period }) }).toString()}`
