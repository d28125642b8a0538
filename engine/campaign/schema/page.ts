import { heroGround } from '../../../blocks/kit/hero-variant.ts'
import type { Analytics } from './analytics.ts'
import type { Campaign, Section } from './campaign.ts'
import type { Coach } from './coach.ts'
import { seriesOf } from './event-repeats.ts'
import { startOf } from './event-start.ts'
import type { Series } from './event-series.ts'
import { addressOf, guestLinks, linksOf, pageInside } from './links.ts'
import type { CampaignLinks } from './links.ts'
import type { Lang } from '../../words/lang.ts'
import { eventOf, hasPrivatePlace } from '../steps/event.ts'
import { withOwnLook } from '../theme/own-look.ts'
import { inScript } from '../theme/theme.ts'
import type { Theme } from '../theme/theme.ts'

export type PageCoach = Pick<
  Coach,
  'slug' | 'brand' | 'logo' | 'name' | 'portrait' | 'since' | 'theme' | 'links' | 'postalAddress'
>

/** What anybody may know of an event with a date. Times are ISO, with the offset of the campaign file. */
export type PageEvent = {
  name: string
  startDate: string
  endDate: string
  /** Time zone, where the campaign file names it. */
  zone?: string
  /** Absent: it is online, or guests alone know where (`isOnSite`). */
  address?: string
  isOnSite?: boolean
  cancelled: boolean
  /** It comes again; the times are those of one date. */
  series?: Series
}

/** A page that says the same in its language. */
export type LanguageVersion = { lang: Lang; path: string }

export type Page = {
  id: string
  path: string
  /** Absolute: the main path on the coach's origin, or on PUBLIC_ORIGIN. */
  canonical: string
  seo: Campaign['seo']
  /** Absent: English. */
  lang?: Lang
  /** The page in each of its languages; absent: there is one. */
  versions?: LanguageVersion[]
  coach: PageCoach
  sections: Section[]
  /** Pictures of the deliverable's pages, where the page shows an open book. */
  inside?: string[]
  event?: PageEvent
  /** Absent: nobody else counts. */
  analytics?: Analytics
}

/** Picks what may reach the browser. The pipeline, hosts and senders stay behind. */
export const toPage = (
  campaign: Campaign & { id: string; versions?: LanguageVersion[] },
  coach: Coach,
  publicOrigin: string,
): Page => {
  const links = linksOf(campaign, coach)
  const event = pageEvent(campaign)
  const planned = eventOf(campaign)
  const ofGuests = guestLinks(campaign.id, links, planned && { isPrivate: hasPrivatePlace(planned) })
  return {
    id: campaign.id,
    path: campaign.path,
    canonical: `${coach.hosts[0] ? `https://${coach.hosts[0]}` : publicOrigin}${campaign.path}`,
    seo: campaign.seo,
    ...langOf(campaign),
    ...(campaign.versions && { versions: campaign.versions }),
    coach: {
      slug: coach.slug,
      brand: coach.brand,
      name: coach.name,
      ...(coach.logo !== undefined && { logo: coach.logo }),
      ...(coach.portrait && { portrait: coach.portrait }),
      ...(coach.since !== undefined && { since: coach.since }),
      theme: inScript(withOwnLook(coach.theme, campaign.theme), campaign.lang),
      links: withLinks(coach.links, links),
      postalAddress: coach.postalAddress,
    },
    sections: campaign.sections
      .map((section) => withLinks(section, section.type === 'success' ? ofGuests : links))
      .map((section, index, all) => withGround(withoutNextPage(section), all[index - 1], coach.theme.hero)),
    ...insideOf(campaign, links),
    ...(event && { event }),
    ...(coach.analytics && campaign.analytics !== false && { analytics: coach.analytics }),
  }
}

const insideOf = ({ sections }: Campaign, { deliverable }: CampaignLinks) => {
  const pages = openPages(sections)
  return deliverable !== undefined && pages.length > 0
    ? { inside: pages.map((number) => pageInside(deliverable, number)) }
    : {}
}

/** Numbers of the pages that an open book shows; none where the page has no such book. */
export const openPages = (sections: readonly Section[]): readonly number[] => {
  const open = sections.find((section) => section.type === 'book-cover' && section.variant === 'fan')
  return open?.type === 'book-cover' ? (open.pages ?? [2, 3]) : []
}

/** English is not said, so that documents do not carry it. */
const langOf = ({ lang }: Campaign) => (lang === undefined || lang === 'en' ? {} : { lang })

/** A meeting link stays behind: only guests get it. */
const pageEvent = (campaign: Campaign): PageEvent | undefined => {
  const planned = eventOf(campaign)
  if (planned?.starts === undefined) return undefined
  const { starts: said, minutes, title = campaign.name, place, cancelled = false } = planned
  const { at: starts, zone } = startOf(said)
  const isOnline = place === undefined || /^\w+:|:\/\//.test(place)
  const where = hasPrivatePlace(planned) ? { isOnSite: true } : { address: place ?? '' }
  const endDate = later(starts, minutes)
  const series = seriesOf(planned)
  return {
    name: title,
    startDate: starts,
    endDate,
    ...(zone !== undefined && { zone }),
    ...(!isOnline && where),
    cancelled,
    ...(series && { series }),
  }
}

const later = (starts: string, minutes: number): string => {
  const [, offset = 'Z', sign = '+', hours = '0', rest = '0'] = /(Z|([+-])(\d\d):(\d\d))$/.exec(starts) ?? []
  const ahead = Number(`${sign}1`) * (Number(hours) * 60 + Number(rest))
  const local = new Date(Date.parse(starts) + (minutes + ahead) * 60_000)
  return local.toISOString().slice(0, 19) + offset
}

/** The page after the form stays behind, too: its origin is all that a browser has to know before. */
const withoutNextPage = (section: Section): Section =>
  section.type === 'form' && typeof section.after === 'object'
    ? { ...section, after: { url: URL.parse(section.after.url)?.origin ?? '/' } }
    : section

/** A hero without a ground gets that of its layout; a footer continues a dark section above it. */
const withGround = (section: Section, above: Section | undefined, layout: Theme['hero']): Section => {
  if (section.type === 'hero')
    return { ...section, tone: section.tone ?? heroGround(section.variant ?? layout) }
  if (section.type === 'footer')
    return { ...section, tone: section.tone ?? (above?.tone === 'deep' ? 'deep' : 'paper') }
  return section
}

/** Replaces links by name; a missing one stays, and the checks report it. */
const withLinks = <Part>(part: Part, links: CampaignLinks): Part =>
  // Only texts change: the type stays the same.
  filled(part, links) as Part

/** The very part where nothing in it is a name, as in most. */
const filled = (part: unknown, links: CampaignLinks): unknown => {
  if (typeof part === 'string') return addressOf(part, links) ?? part
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return filledList(part, links)
  let made: Record<string, unknown> | null = null
  for (const [key, value] of Object.entries(part)) {
    const own = filled(value, links)
    if (own === value) continue
    made ??= { ...part }
    made[key] = own
  }
  return made ?? part
}

const filledList = (part: readonly unknown[], links: CampaignLinks): unknown => {
  const made = part.map((item) => filled(item, links))
  return made.some((item, index) => item !== part[index]) ? made : part
}
