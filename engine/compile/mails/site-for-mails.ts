import { toPage } from '../../campaign/schema/page.ts'
import type { ServedSite } from '../../campaign/release/release.ts'
import { drawArtwork } from '../pages/artwork.ts'
import type { Artwork } from '../pages/artwork.ts'
import { bundle } from '../bundle/bundle.ts'
import { openCache } from '../bundle/cache.ts'
import { calendarsOf, compileMails, mailSources } from './compile-mails.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { renderPng } from '../pages/render-png.ts'
import { siteOf } from '../load/site-of.ts'
import { sourceHashOf } from '../bundle/source-hash.ts'

type Settings = { cacheDir: string; publicOrigin: string }

export const siteForMails = async (
  { file, coaches, campaigns, emails, guides }: LoadedSite,
  coach: string,
  { cacheDir, publicOrigin }: Settings,
): Promise<ServedSite> => {
  const own = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => id === coach || id.startsWith(`${coach}/`)))
  const site: LoadedSite = {
    file,
    coaches: own(coaches),
    campaigns: campaigns.filter((campaign) => campaign.coach === coach),
    emails: own(emails),
    guides: own(guides),
  }
  const sourceHash = await sourceHashOf()
  const renderer = await (await bundle(cacheDir, sourceHash)).loadRenderer()
  const tools = { cache: openCache(cacheDir), renderPng, codeHash: sourceHash }
  const owner = site.coaches[coach]?.coach
  const shown = site.campaigns.filter(({ live }) => live)
  const artworks: Record<string, Artwork> = {}
  for (const campaign of shown) {
    if (!owner) continue
    const page = toPage(campaign, owner, publicOrigin)
    artworks[campaign.id] = await drawArtwork(page, renderer.renderPageArt(page), tools)
  }
  const parts = { site, context: { renderer }, publicOrigin }
  const compiled = compileMails(mailSources(site), parts, artworks)
  return siteOf(site, { pages: {}, emails: compiled, calendars: calendarsOf(parts, shown) })
}
