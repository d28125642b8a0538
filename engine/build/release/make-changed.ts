import type { CampaignView } from '../../campaign/assets.ts'
import { withChanges } from '../../campaign/delta.ts'
import type { Changes } from '../../campaign/delta.ts'
import type { Site } from '../../campaign/release.ts'
import { buildRoutes } from '../../campaign/route-book.ts'
import { mailCoverUrl } from '../pages/artwork.ts'
import { changedDownloads } from './changed-downloads.ts'
import { changedMails } from './changed-mails.ts'
import type { ChangedParts } from './changed-parts.ts'
import { calendarsOf, mailSources } from '../mails/compile-mails.ts'
import type { LoadedSite } from '../load/load-site.ts'
import { siteOf } from '../load/site-of.ts'
import { writePages } from './write-pages.ts'
import type { Parts } from './write-pages.ts'

type Made = { site: Site; views: Changes<CampaignView> }

/** Makes anew what changed, writes its files and answers the site as it is then. `before`: the site that is live. */
export const makeChanged = async (parts: Parts, before: Site, changed: ChangedParts): Promise<Made> => {
  const { site } = parts
  const { campaigns, gone, coaches } = changed
  const live = campaigns.filter(({ live: isLive }) => isLive)
  const made = await writePages(parts, live, before.assets)
  const own = partOf(site, coaches)
  const downloads = await changedDownloads(parts, { own, before, changed })
  const emails = await changedMails(parts, { own, before, changed, drawn: made.artworks })
  const calendars = calendarsOf(parts, campaigns)
  const shown = siteOf({ ...own, campaigns }, { pages: made.pages, emails: {}, assets: {}, calendars })
  const isOf = (id: string) => coaches.includes(id.split('/')[0] ?? '')
  const covers = [...campaigns.map(({ id }) => id), ...gone]
    .map(mailCoverUrl)
    .filter((url) => Object.hasOwn(before.assets, url) && !Object.hasOwn(made.assets, url))
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
    emails: withChanges(before.emails, { set: emails, gone: goneFrom(before.emails, mailSources(own)) }),
    // Other files of the pages before stay until the next whole release: visitors may have those pages open.
    assets: withChanges(before.assets, {
      set: { ...made.assets, ...downloads.set },
      gone: [...downloads.gone, ...covers],
    }),
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
