import type { StepEntry } from '../campaign/campaign.ts'
import { linksOf } from '../campaign/links.ts'
import type {
  CompiledEmail,
  ReleaseFile,
  Site,
  SiteCampaign,
  SiteCoach,
  SiteEvent,
} from '../campaign/release.ts'
import { buildRoutes } from '../campaign/route-book.ts'
import type { LoadedSite } from './load-site.ts'
import { rowId } from './row-id.ts'

/** The site as the server sees it; the pages' looks stay out of it. */
export const siteOf = (
  site: LoadedSite,
  made: { pages: Record<string, ReleaseFile>; emails: Record<string, CompiledEmail>; assets: Site['assets'] },
): Site => ({
  version: 1,
  name: site.file.name,
  coaches: Object.fromEntries(
    Object.entries(site.coaches).map(([slug, { coach }]) => [slug, siteCoach(coach)]),
  ),
  campaigns: Object.fromEntries(
    site.campaigns.map((campaign) => [
      campaign.id,
      siteCampaign(campaign, site.coaches[campaign.coach]?.coach ?? {}, made.pages[campaign.id]),
    ]),
  ),
  routes: buildRoutes(site.campaigns).routes,
  shortcuts: site.file.shortcuts,
  emails: made.emails,
  assets: made.assets,
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
})

const siteCampaign = (
  campaign: LoadedCampaign,
  owner: { scheduler?: string | undefined },
  page: ReleaseFile | undefined,
): SiteCampaign => {
  const { id, coach, name, path, live, mails, pipeline } = campaign
  const form = campaign.sections.find((section) => section.type === 'form')
  const event = eventOf(campaign)
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
    mails,
    ...(form && { form }),
    ...(campaign.limits && { limits: campaign.limits }),
    ...(event && { event }),
    links: linksOf(campaign, owner),
    pipeline,
    sequences: sequencesOf(campaign),
    ...(page && { page }),
  }
}

/** Each journey step was judged by its own schema; here it is only read. */
type JourneyEntry = StepEntry & { sequence: { email: string; after: number }[] }
const isJourney = (entry: StepEntry): entry is JourneyEntry =>
  entry.step === 'journey' && Array.isArray(entry['sequence'])

/** The event step was judged by its own schema, too. */
type EventEntry = StepEntry & { capacity: number; starts?: string; minutes?: number }
const isEvent = (entry: StepEntry): entry is EventEntry =>
  entry.step === 'event' && typeof entry['capacity'] === 'number'

const eventOf = ({ id, pipeline }: LoadedCampaign): SiteEvent | undefined => {
  const entry = pipeline.find(isEvent)
  if (!entry) return undefined
  const { capacity, starts, minutes = 0 } = entry
  if (starts === undefined) return { id, capacity }
  const start = new Date(starts)
  const end = new Date(start.getTime() + minutes * 60_000)
  return { id, capacity, startsAt: start.toISOString(), endsAt: end.toISOString() }
}

const sequencesOf = ({ id, coach, pipeline }: LoadedCampaign): SiteCampaign['sequences'] =>
  pipeline
    .filter(isJourney)
    .flatMap(({ sequence }) => sequence)
    .map(({ email, after }, index) => ({
      rowId: rowId('sequence', `${id}/${index + 1}`),
      position: index + 1,
      email: email.includes('/') ? email : `${coach}/${email}`,
      delayHours: after,
    }))
