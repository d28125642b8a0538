import type { StepEntry } from '../../campaign/schema/campaign.ts'
import { linksOf } from '../../campaign/schema/links.ts'
import type {
  ReleaseFile,
  ServedSite,
  SiteCampaign,
  SiteCoach,
  SiteEvent,
} from '../../campaign/release/release.ts'
import { sectionOrder, writeVersion } from '../../campaign/release/campaign-version.ts'
import { seriesOf } from '../../campaign/schema/event-repeats.ts'
import { startOf } from '../../campaign/schema/event-start.ts'
import { eventOf, hasPrivatePlace } from '../../campaign/steps/event.ts'
import { sequenceOf, windowOf } from '../../campaign/steps/journey.ts'
import type { JourneyMail } from '../../campaign/steps/journey.ts'
import { lacksList } from '../../campaign/steps/mailing-list.ts'
import { buildRoutes } from '../../campaign/release/route-book.ts'
import { usualLang } from '../../words/lang.ts'
import type { LoadedSite } from './loaded-site.ts'
import { mailId } from '../../campaign/mail/fill-email.ts'
import { ownNotices } from '../../campaign/mail/own-mails.ts'
import { createHash, hash } from 'node:crypto'

/** The site as the server sees it; the pages' looks stay out of it. */
export const siteOf = (
  site: LoadedSite,
  made: {
    pages: Record<string, ReleaseFile>
    emails: ServedSite['emails']
    calendars?: Record<string, string>
  },
): ServedSite => ({
  name: site.file.name,
  shortcuts: site.file.shortcuts,
  staff: [],
  emails: made.emails,
  coaches: Object.fromEntries(
    Object.entries(site.coaches).map(([slug, { coach }]) => [slug, siteCoach(coach)]),
  ),
  campaigns: Object.fromEntries(
    site.campaigns.map((campaign) => [
      campaign.id,
      siteCampaign(campaign, site.coaches[campaign.coach]?.coach ?? {}, {
        page: made.pages[campaign.id],
        calendar: made.calendars?.[campaign.id],
      }),
    ]),
  ),
  routes: buildRoutes(site.campaigns).routes,
})

type LoadedCampaign = LoadedSite['campaigns'][number]

const siteCoach = (coach: SiteCoach): SiteCoach => ({
  slug: coach.slug,
  brand: coach.brand,
  name: coach.name,
  sender: coach.sender,
  postalAddress: coach.postalAddress,
  hosts: coach.hosts,
  ...(coach.home && { home: coach.home }),
  ...(coach.notices && { notices: coach.notices }),
  ...(coach.retention !== undefined && { retention: coach.retention }),
  ...(coach.lang && coach.lang !== usualLang && { lang: coach.lang }),
})

type Owner = {
  scheduler?: string | undefined
  mailingList?: string | undefined
  theme?: Record<string, unknown>
  notices?: { timezone?: string | undefined } | undefined
}

/** The same for a page that is only drawn anew: polished, or by a later version of Porchlight. */
const versionOf = (campaign: LoadedCampaign, { theme }: Owner): string => {
  const { sections, seo, pipeline, live, mails, deliverable, theme: own, lang, doubleOptIn } = campaign
  const spoken = [...(lang === usualLang ? [] : [lang]), ...(doubleOptIn ? ['double opt-in'] : [])]
  const whole = hashOf([sections, seo, pipeline, live, mails, deliverable, own, theme, ...spoken])
  const parts = {
    ...Object.groupBy(sections, ({ type }) => type),
    seo,
    pipeline,
    live,
    mails,
    deliverable,
    lang,
    doubleOptIn,
    theme: [own, theme],
    [sectionOrder]: sections.map(({ type }) => type),
  }
  const said = Object.entries(parts).filter(([, part]) => part !== undefined)
  return writeVersion(whole, Object.fromEntries(said.map(([name, part]) => [name, hashOf(part)])))
}

const hashOf = (part: unknown) => hash('sha256', JSON.stringify(part), 'base64url')

const siteCampaign = (
  campaign: LoadedCampaign,
  owner: Owner,
  { page, calendar }: { page: ReleaseFile | undefined; calendar: string | undefined },
): SiteCampaign => {
  const { id, coach, name, path, live, mails, pipeline } = campaign
  const found = campaign.sections.find((section) => section.type === 'form')
  // Nobody may post to a mock-up: the server does not know it as a form.
  const form = found?.sends === false ? undefined : found
  const event = siteEvent(campaign, calendar)
  return {
    id,
    rowId: rowId('email_campaign', id),
    pageRowId: rowId('page', id),
    landingPageRowId: rowId('landing_page', id),
    pageSlug: campaign.pageSlug ?? path.slice(1),
    coach,
    name,
    path,
    live,
    ...(campaign.seo.index === false && { unlisted: true as const }),
    mails,
    ...(campaign.lang && campaign.lang !== usualLang && { lang: campaign.lang }),
    ...(campaign.doubleOptIn && { doubleOptIn: true as const }),
    ...(form && { form }),
    ...(campaign.limits && { limits: campaign.limits }),
    ...(event && { event }),
    ...(campaign.sections.some(({ type }) => type === 'image-generator') && { images: true as const }),
    links: linksOf(campaign, owner),
    ...(campaign.links && { namedLinks: campaign.links }),
    pipeline: pipeline.map((entry) => withList(entry, owner.mailingList)),
    sequences: sequencesOf(campaign, owner.notices?.timezone),
    version: versionOf(campaign, owner),
    ...(page && { page }),
  }
}

/** A row then knows its list, whatever the coach's file says later. */
const withList = (entry: StepEntry, list: string | undefined): StepEntry =>
  list !== undefined && lacksList(entry) ? { list, ...entry } : entry

const siteEvent = (campaign: LoadedCampaign, calendar: string | undefined): SiteEvent | undefined => {
  const { id, coach, name } = campaign
  const entry = eventOf(campaign)
  if (!entry) return undefined
  const { capacity, starts, minutes, title = name, place, facts, cancelled = false } = entry
  const event = {
    id,
    capacity,
    title,
    ...(place !== undefined && { place }),
    ...(facts && { facts }),
    ...(hasPrivatePlace(entry) && { isPrivate: true as const }),
    ...(cancelled && { cancelled }),
    notices: {
      moved: mailId(coach, entry.movedEmail ?? ownNotices.moved),
      cancelled: mailId(coach, entry.cancelledEmail ?? ownNotices.cancelled),
    },
  }
  if (starts === undefined) return event
  const { at, zone } = startOf(starts)
  const start = new Date(at)
  const end = new Date(start.getTime() + minutes * 60_000)
  const series = seriesOf(entry)
  const times = {
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    startsAs: at,
    ...(zone !== undefined && { zone }),
    ...(series && { series }),
  }
  return { ...event, ...times, ...(calendar !== undefined && { calendar }) }
}

/** A mail has a row of its own wherever the sequence lists it: an edited sequence keeps what is known of the others. */
const sequencesOf = (
  { id, coach, pipeline }: LoadedCampaign,
  zone: string | undefined,
): SiteCampaign['sequences'] =>
  pipeline
    .flatMap((entry) => sequenceOf(entry).map((mail) => ({ mail, sendWindow: windowOf(entry, mail, zone) })))
    .map(({ mail, sendWindow }, index) => {
      const email = mailId(coach, mail.email)
      const row = { rowId: rowId('sequence', `${id}/${email}`), position: index + 1, email }
      return { ...row, ...timeOf(mail), ...(sendWindow && { sendWindow }) }
    })

const timeOf = ({ after, beforeEvent, afterEvent = 0 }: JourneyMail) =>
  after === undefined
    ? ({ anchor: 'event', delayHours: beforeEvent === undefined ? afterEvent : -beforeEvent } as const)
    : ({ anchor: 'signup', delayHours: after } as const)

/** Ours alone, drawn once; a change would give every row a new id. */
const namespace = Buffer.from('6f1c6a52c1f34b0e9d0a5b7f0c2e48d7', 'hex')

/** The id of the row of a part of the campaign files: UUIDv5 (RFC 9562) of its kind and its own id. */
export const rowId = (kind: string, id: string): string => {
  const bytes = createHash('sha1').update(namespace).update(`${kind}:${id}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
