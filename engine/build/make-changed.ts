import type { CampaignView } from '../campaign/assets.ts'
import { withChanges } from '../campaign/delta.ts'
import type { Changes } from '../campaign/delta.ts'
import type { Site } from '../campaign/release.ts'
import { buildRoutes } from '../campaign/route-book.ts'
import type { ChangedParts } from './changed-parts.ts'
import { calendarsOf, compileMails, mailSources } from './compile-mails.ts'
import type { LoadedSite } from './load-site.ts'
import { siteOf } from './site-of.ts'
import { preparePage, writeDownloads, writePages } from './write-pages.ts'
import type { MadePages, Parts } from './write-pages.ts'

type Made = { site: Site; views: Changes<CampaignView> }

/** Makes anew what changed, writes its files and answers the site as it is then. `before`: the site that is live. */
export const makeChanged = async (parts: Parts, before: Site, changed: ChangedParts): Promise<Made> => {
  const { site } = parts
  const { campaigns, gone, coaches } = changed
  const live = campaigns.filter(({ live: isLive }) => isLive)
  const made = await writePages(parts, live, before.assets)
  const downloads = await writeDownloads(parts, campaigns)
  const sources = mailSources(partOf(site, coaches))
  const emails = await changedMails(parts, sources, { before, changed, drawn: made.artworks })
  const calendars = calendarsOf(parts, campaigns)
  const own = partOf(site, coaches)
  const shown = siteOf({ ...own, campaigns }, { pages: made.pages, emails: {}, assets: {}, calendars })
  const isOf = (id: string) => coaches.includes(id.split('/')[0] ?? '')
  const goneFrom = (known: object, left: object, key = isOf) =>
    Object.keys(known).filter((id) => key(id) && !Object.hasOwn(left, id))
  const after: Site = {
    ...before,
    name: shown.name,
    coaches: withChanges(before.coaches, {
      set: shown.coaches,
      gone: goneFrom(before.coaches, shown.coaches),
    }),
    campaigns: withChanges(before.campaigns, { set: shown.campaigns, gone }),
    routes: changed.hasOtherPaths ? buildRoutes(site.campaigns).routes : before.routes,
    shortcuts: shown.shortcuts,
    emails: withChanges(before.emails, { set: emails, gone: goneFrom(before.emails, sources) }),
    // Files of the pages before stay until the next whole release: visitors may have those pages open.
    assets: withChanges(before.assets, { set: { ...made.assets, ...downloads }, gone: [] }),
  }
  const hidden = campaigns.flatMap(({ id, live: isLive }) => (isLive ? [] : [id]))
  return { site: after, views: { set: made.views, gone: [...gone, ...hidden] } }
}

const partOf = (site: LoadedSite, coaches: readonly string[]): LoadedSite => {
  const own = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => coaches.includes(id.split('/')[0] ?? '')))
  return {
    ...site,
    coaches: own(site.coaches),
    campaigns: site.campaigns.filter(({ coach }) => coaches.includes(coach)),
    emails: own(site.emails),
    guides: own(site.guides),
  }
}

type Mails = { before: Site; changed: ChangedParts; drawn: MadePages['artworks'] }

/** The cover in a mail is that of the page which sends it, so such a mail changes with the page. */
const changedMails = async (
  parts: Parts,
  sources: ReturnType<typeof mailSources>,
  { before, changed, drawn }: Mails,
) => {
  const own = partOf(parts.site, changed.coaches)
  const senders = new Set(changed.campaigns.map(({ coach }) => coach))
  const handsOver = (id: string) => own.emails[id]?.markdown.includes('{deliverableUrl}') ?? false
  const isChanged = (id: string) => {
    const coach = id.split('/')[0] ?? ''
    const isNew = !Object.hasOwn(before.emails, id)
    return (
      isNew || changed.mails.has(id) || changed.restyled.has(coach) || (senders.has(coach) && handsOver(id))
    )
  }
  const due = Object.fromEntries(Object.entries(sources).filter(([id]) => isChanged(id)))
  const artworks = { ...drawn }
  for (const campaign of Object.keys(due).some(handsOver) ? own.campaigns : [])
    if (campaign.live) artworks[campaign.id] ??= (await preparePage(parts, campaign)).artwork
  return compileMails(due, { ...parts, site: own }, artworks)
}
