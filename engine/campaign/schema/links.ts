import type { LinkName } from '../../../blocks/kit/words.ts'
import { eventOf } from '../steps/event.ts'

export type CampaignLinks = Partial<Record<LinkName, string>>

export const addressOf = (link: string, links: CampaignLinks): string | undefined =>
  link.startsWith('@') ? new Map(Object.entries(links)).get(link.slice(1)) : undefined

type Owner = { scheduler?: string | undefined }
type Named = { id: string; coach: string; deliverable?: string | undefined }

export const linksOf = (
  campaign: Named & { pipeline: readonly { step: string }[] },
  coach: Owner,
): CampaignLinks => linksFor({ ...campaign, hasCalendar: eventOf(campaign)?.starts !== undefined }, coach)

/** A page of the deliverable as a picture. */
export const pageInside = (deliverable: string, number: number): string =>
  deliverable.replace(/\.pdf$/, `.page-${number}.webp`)

export const linksFor = (campaign: Named & { hasCalendar: boolean }, coach: Owner): CampaignLinks => ({
  ...(campaign.deliverable !== undefined && {
    deliverable: `/assets/${campaign.coach}/${campaign.deliverable.replace(/\.(md|pdf)$/, '')}.pdf`,
  }),
  ...(campaign.hasCalendar && {
    calendar: `/assets/${campaign.id}.ics`,
  }),
  ...(coach.scheduler !== undefined && { scheduler: coach.scheduler }),
})
