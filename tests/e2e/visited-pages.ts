import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { isAll } from '../extent.ts'
import { readSite } from '../site.ts'

const livePages = (): SiteCampaign[] => Object.values(readSite().campaigns).filter(({ live }) => live)

export const firstOfEachCoach = (): SiteCampaign[] => [
  ...new Map(
    livePages()
      .toReversed()
      .map((campaign) => [campaign.coach, campaign]),
  ).values(),
]

export const visitedPages = (): SiteCampaign[] => (isAll ? livePages() : firstOfEachCoach().slice(0, 3))
