import type { LinkName } from '../../../blocks/kit/words.ts'
import type { StepEntry } from './campaign.ts'

/** Where the links by name of one campaign lead: paths of ours, or https. A link that it has not is absent. */
export type CampaignLinks = Partial<Record<LinkName, string>>

/** Where a link by name ("@scheduler") leads; undefined for any other text, and where the campaign has no such link. */
export const addressOf = (link: string, links: CampaignLinks): string | undefined =>
  link.startsWith('@') ? new Map(Object.entries(links)).get(link.slice(1)) : undefined

/** Addresses that stay the same in every release: mails link to them for years. */
export const linksOf = (
  campaign: { id: string; coach: string; deliverable?: string | undefined; pipeline: readonly StepEntry[] },
  coach: { scheduler?: string | undefined },
): CampaignLinks => ({
  ...(campaign.deliverable !== undefined && {
    deliverable: `/assets/${campaign.coach}/${campaign.deliverable.replace(/\.(md|pdf)$/, '')}.pdf`,
  }),
  ...(campaign.pipeline.some(({ step, starts }) => step === 'event' && starts !== undefined) && {
    calendar: `/assets/${campaign.id}.ics`,
  }),
  ...(coach.scheduler !== undefined && { scheduler: coach.scheduler }),
})
