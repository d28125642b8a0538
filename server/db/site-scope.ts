import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { campaignRow, landingPageRow, pageRow, sequenceRows } from './site-rows.ts'

/** Campaigns whose rows differ; `rowIds`: theirs, and those of campaigns that are gone. */
export type Scope = { campaigns: SiteCampaign[]; rowIds: string[] }

/**
 * What has to be written where `before` is written already. Parts that are the same object in both did not change, and most
 * saves change words of a page, which no row holds.
 */
export const changedSince = (before: ServedSite, site: ServedSite): Scope => {
  const isAlone = site.coaches === before.coaches && site.emails === before.emails
  const isChanged = (campaign: SiteCampaign) => {
    const former = before.campaigns[campaign.id]
    if (former === campaign && isAlone) return false
    return !former || rowsOf(before, former) !== rowsOf(site, campaign)
  }
  const campaigns = Object.values(site.campaigns).filter(isChanged)
  const gone = Object.values(before.campaigns).filter(({ id }) => !Object.hasOwn(site.campaigns, id))
  return { campaigns, rowIds: [...campaigns, ...gone].map(({ rowId }) => rowId) }
}

/** All that syncSite writes of a campaign, as text. */
const rowsOf = (site: ServedSite, campaign: SiteCampaign): string =>
  JSON.stringify([
    campaignRow(site, campaign),
    pageRow(campaign),
    landingPageRow(campaign),
    sequenceRows(site, campaign),
    campaign.event,
  ])
