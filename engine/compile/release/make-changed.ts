import type { CampaignView } from '../../campaign/release/assets.ts'
import { changesOf } from '../../campaign/release/delta.ts'
import type { Changes } from '../../campaign/release/delta.ts'
import { buildRoutes } from '../../campaign/release/route-book.ts'
import { mailCoverUrl } from '../pages/artwork.ts'
import { changedMails } from './changed-mails.ts'
import type { LiveSite, Saved, SavedChanges } from './live-site.ts'
import { calendarsOf, mailSources } from '../mails/compile-mails.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { siteOf } from '../load/site-of.ts'
import { writePages, writeDownloads } from './write-pages.ts'
import type { Parts } from './write-pages.ts'
import { linksOf } from '../../campaign/schema/links.ts'
import type { CampaignLinks } from '../../campaign/schema/links.ts'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import type { ChangedParts } from './changed-parts.ts'

type Made = { changes: SavedChanges; views: Changes<CampaignView> }

/** Makes again what a save changed. `parts.site` has only the saved coaches, so the cost does not grow with the site. */
export const makeChanged = async (parts: Parts, live: LiveSite, saved: Saved): Promise<Made> => {
  const { site: own } = parts
  const { changed, former } = saved
  const { campaigns, gone } = changed
  const shown = campaigns.filter(({ live: isLive }) => isLive)
  const made = await writePages(parts, shown, { isThere: (url) => live.asset(url) !== undefined })
  const downloads = await changedDownloads(parts, live, changed)
  const emails = await changedMails(parts, live, { ...saved, drawn: made.artworks })
  const calendars = calendarsOf(parts, campaigns)
  const after = siteOf({ ...own, campaigns }, { pages: made.pages, emails: {}, assets: {}, calendars })
  const covers = [...campaigns.map(({ id }) => id), ...gone]
    .map(mailCoverUrl)
    .filter((url) => live.asset(url) && !Object.hasOwn(made.assets, url))
  const hidden = campaigns.flatMap(({ id, live: isLive }) => (isLive ? [] : [id]))
  const changes: SavedChanges = {
    name: after.name,
    shortcuts: after.shortcuts,
    coaches: { set: after.coaches, gone: goneFrom(former.coaches, own.coaches) },
    campaigns: { set: after.campaigns, gone },
    emails: { set: emails, gone: goneFrom(mailSources(former), mailSources(own)) },
    // Other files of the pages before stay until the next whole release: visitors may have those pages open.
    assets: { set: { ...made.assets, ...downloads.set }, gone: [...downloads.gone, ...covers] },
    // Whose files are without fault owns all its paths: those of other coaches cannot have changed by it.
    routes: changesOf(routesOf(former), routesOf(own)),
  }
  return { changes, views: { set: made.views, gone: [...gone, ...hidden] } }
}

const goneFrom = (known: object, left: object) =>
  Object.keys(known).filter((key) => !Object.hasOwn(left, key))

export const routesOf = ({ campaigns }: LoadedSite) => buildRoutes(campaigns).routes

const changedDownloads = async (
  parts: Parts,
  live: LiveSite,
  changed: ChangedParts,
): Promise<Changes<ReleaseFile>> => {
  const { site: own } = parts
  const promises = new Map(
    own.campaigns.map((campaign) => [
      campaign.id,
      filesIn(linksOf(campaign, own.coaches[campaign.coach]?.coach ?? {})),
    ]),
  )
  const ids = [...changed.campaigns.map(({ id }) => id), ...changed.gone]
  const former = ids.flatMap((id) => filesIn(live.campaign(id)?.links ?? {}))
  const concerned = new Set([...ids.flatMap((id) => promises.get(id) ?? []), ...former])
  const promised = new Set([...promises.values()].flat())
  const promising = own.campaigns.filter(({ id }) => promises.get(id)?.some((url) => concerned.has(url)))
  return {
    set: await writeDownloads(parts, promising),
    gone: [...concerned].filter((url) => !promised.has(url)),
  }
}

const filesIn = ({ deliverable, calendar }: CampaignLinks): string[] =>
  [deliverable, calendar].filter((url) => url !== undefined)
