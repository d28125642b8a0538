import { findCampaign } from '../../../engine/campaign/release/on-date.ts'
import type { ServedSite } from '../../../engine/campaign/release/release.ts'
import type { StaffEvent } from '../../../engine/campaign/staff/events.ts'
import { pageUrl } from '../../people/names.ts'

/** What the release alone knows of an event: its zone, and where visitors find it. */
export const eventOnSite = (
  site: ServedSite,
  event: string,
  { now, publicOrigin }: { now: Date; publicOrigin: string },
): Pick<StaffEvent, 'zone' | 'page'> => {
  const campaign = findCampaign(site, event, now)
  return {
    zone: campaign?.event?.zone ?? null,
    page: campaign?.live ? pageUrl(site, campaign, publicOrigin) : null,
  }
}
