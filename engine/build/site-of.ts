import type { StepEntry } from '../campaign/campaign.ts'
import type { CompiledEmail, ReleaseFile, Site, SiteCampaign, SiteCoach } from '../campaign/release.ts'
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
    site.campaigns.map((campaign) => [campaign.id, siteCampaign(campaign, made.pages[campaign.id])]),
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

const siteCampaign = (campaign: LoadedCampaign, page: ReleaseFile | undefined): SiteCampaign => {
  const { id, coach, name, path, live, mails, pipeline } = campaign
  const form = campaign.sections.find((section) => section.type === 'form')
  return {
    id,
    rowId: rowId('email_campaign', id),
    pageRowId: rowId('page', id),
    landingPageRowId: rowId('landing_page', id),
    coach,
    name,
    path,
    live,
    mails,
    ...(form && { form }),
    pipeline,
    sequences: sequencesOf(campaign),
    ...(page && { page }),
  }
}

/** Each journey step was judged by its own schema; here it is only read. */
type JourneyEntry = StepEntry & { sequence: { email: string; after: number }[] }
const isJourney = (entry: StepEntry): entry is JourneyEntry =>
  entry.step === 'journey' && Array.isArray(entry['sequence'])

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
