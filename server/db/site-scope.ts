import type { Site, SiteCampaign } from '../../engine/campaign/release.ts'
import { signUpMail } from './site-rows.ts'

/** Campaigns whose rows may differ; `rowIds`: theirs, and those of campaigns that are gone. */
export type Scope = { campaigns: SiteCampaign[]; rowIds: string[] }

/** What has to be written where `before` is written already. Parts that are the same object in both did not change. */
export const changedSince = (before: Site, site: Site): Scope => {
  const isChanged = (campaign: SiteCampaign) => {
    const first = signUpMail(campaign)
    const mails = [...campaign.sequences.map(({ email }) => email), ...(first === undefined ? [] : [first])]
    return (
      isOther(before.campaigns, site.campaigns, campaign.id) ||
      isOther(before.coaches, site.coaches, campaign.coach) ||
      mails.some((mail) => before.emails[mail]?.subject !== site.emails[mail]?.subject)
    )
  }
  const campaigns = Object.values(site.campaigns).filter(isChanged)
  const gone = Object.values(before.campaigns).filter(({ id }) => !Object.hasOwn(site.campaigns, id))
  return { campaigns, rowIds: [...campaigns, ...gone].map(({ rowId }) => rowId) }
}

const isOther = <Value>(was: Record<string, Value>, is: Record<string, Value>, key: string) =>
  was[key] !== is[key]
