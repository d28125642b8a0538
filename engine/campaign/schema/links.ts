import type { LinkName } from '../../../blocks/kit/words.ts'
import { eventOf, hasPrivatePlace } from '../steps/event.ts'
import { deliverableFile, isDeliverablePrivate } from './deliverable.ts'
import type { Deliverable } from './deliverable.ts'
import { guestCalendar, meeting, privateLink } from './private-link.ts'

export type CampaignLinks = Partial<Record<LinkName, string>>

export const addressOf = (link: string, links: CampaignLinks): string | undefined =>
  link.startsWith('@') ? new Map(Object.entries(links)).get(link.slice(1)) : undefined

type Owner = { scheduler?: string | undefined }
type Named = {
  id: string
  coach: string
  deliverable?: Deliverable | undefined
  sections?: readonly object[] | undefined
}
type Planned = { hasDate: boolean; place?: string | undefined; isPrivate: boolean }

export const linksOf = (
  campaign: Named & { pipeline: readonly { step: string }[] },
  coach: Owner,
): CampaignLinks => {
  const event = eventOf(campaign)
  return linksFor(
    campaign,
    coach,
    event && { hasDate: event.starts !== undefined, place: event.place, isPrivate: hasPrivatePlace(event) },
  )
}

/** A page of the deliverable as a picture, which everybody may see. */
export const pageInside = (deliverable: string, number: number): string =>
  publicAddress(deliverable).replace(/\.pdf$/, `.page-${number}.webp`)

/** Where a deliverable is, or would be if it were public. */
export const publicAddress = (deliverable: string): string =>
  deliverable.replace(/^\/private\/([^/]+)\/[^/]+\//, '/assets/$1/')

export const linksFor = (campaign: Named, coach: Owner, event?: Planned): CampaignLinks => {
  const meetingUrl = meetingIn(event?.place)
  const scheduler = ownCalendar(campaign.sections ?? []) ?? coach.scheduler
  return {
    ...deliverableLink(campaign),
    ...(event?.hasDate && { calendar: `/assets/${campaign.id}.ics` }),
    ...(scheduler !== undefined && { scheduler }),
    ...(meetingUrl !== undefined && {
      meeting: event?.isPrivate ? privateLink(campaign.id, meeting) : meetingUrl,
    }),
  }
}

/** The calendar for calls that a page has of its own, before the coach's. */
const ownCalendar = (sections: readonly object[]): string | undefined =>
  sections
    .map((section) =>
      'type' in section && section.type === 'scheduler' && 'calendar' in section ? section.calendar : '',
    )
    .filter((calendar) => typeof calendar === 'string')
    .find((calendar) => calendar.startsWith('https:'))

const deliverableLink = (campaign: Named) => {
  const file = deliverableFile(campaign)
  if (file === undefined) return {}
  const pdf = `${file.replace(/\.(md|pdf)$/, '')}.pdf`
  return {
    deliverable: isDeliverablePrivate(campaign)
      ? privateLink(campaign.id, pdf)
      : `/assets/${campaign.coach}/${pdf}`,
  }
}

/** The link of a place such as "Zoom: https://zoom.example/j/1". */
export const meetingIn = (place = ''): string | undefined => /https?:\/\/\S+/.exec(place)?.[0]

/** Links of the view after the form: the calendar file of an event with a private place is that of the guest. */
export const guestLinks = (
  id: string,
  links: CampaignLinks,
  event: { isPrivate?: boolean | undefined } | undefined,
): CampaignLinks =>
  event?.isPrivate && links.calendar !== undefined
    ? { ...links, calendar: privateLink(id, guestCalendar) }
    : links
