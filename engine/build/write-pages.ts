import type { ViewAssets } from '../campaign/assets.ts'
import { toPage } from '../campaign/page.ts'
import type { ReleaseFile, Site } from '../campaign/release.ts'
import { drawArtwork } from './artwork.ts'
import type { Artwork } from './artwork.ts'
import type { Bundle } from './bundle.ts'
import { downloadsOf } from './downloads.ts'
import type { LoadedCampaign } from './drafts.ts'
import type { LoadedSite } from './load-site.ts'
import { picturesOf } from './pictures.ts'
import { prerender } from './prerender.ts'
import type { Workshop } from './prerender.ts'
import type { Draft } from './release-folder.ts'
import type { RenderPng } from './render-png.ts'

/** What a release is made of, and with. */
export type Parts = {
  site: LoadedSite
  workshop: Workshop
  bundled: Bundle
  draft: Draft
  publicOrigin: string
  renderPng: RenderPng | null
  onProgress: (line: string) => void
}

export type MadePages = {
  /** By campaign id, as the next two. */
  pages: Record<string, ReleaseFile>
  views: ViewAssets['campaigns']
  artworks: Record<string, Artwork>
  /** By URL path. */
  assets: Site['assets']
}

/** Makes the pages of these live campaigns, and writes them with all files that they show and that are not `there` yet. */
export const writePages = async (
  parts: Parts,
  campaigns: readonly LoadedCampaign[],
  there: Site['assets'] = {},
): Promise<MadePages> => {
  const { workshop, draft, onProgress } = parts
  const made: MadePages = { pages: {}, views: {}, artworks: {}, assets: {} }
  const serveAsset = async (url: string, content: Buffer) => {
    if (Object.hasOwn(there, url)) return
    made.assets[url] ??= await draft.serve(url.slice(1), content, { immutable: true })
  }
  if (!parts.renderPng) onProgress(noPngs)
  let rendered = 0
  for (const campaign of campaigns) {
    const { page, pictures, artwork } = await preparePage(parts, campaign)
    made.artworks[campaign.id] = artwork
    const urls = Object.fromEntries(Object.entries(pictures).map(([name, { url }]) => [name, url]))
    const document = await prerender(
      page,
      { pictures: urls, ...artwork.assets },
      workshop,
      () => (rendered += 1),
    )
    for (const { url, content } of artwork.files) await serveAsset(url, content)
    for (const picture of Object.values(pictures)) await serveAsset(picture.url, picture.content)
    for (const [url, font] of Object.entries(document.fonts))
      await serveAsset(url, Buffer.from(font, 'base64'))
    const { html, csp, assets } = document
    made.pages[campaign.id] = await draft.serve(`pages/${campaign.id}.html`, html, { immutable: false, csp })
    made.views[campaign.id] = { page, assets, csp }
    if (artwork.mailCover) {
      const { url, content } = artwork.mailCover
      made.assets[url] = await draft.serve(url.slice(1), content, stays)
    }
    for (const note of [document.note, ...artwork.notes]) if (note) onProgress(note)
  }
  onProgress(`Rendered ${count(rendered, 'page')}, kept ${count(campaigns.length - rendered, 'page')}.`)
  return made
}

/** What a page is made from. */
export const preparePage = async (
  {
    site,
    workshop,
    publicOrigin,
    renderPng,
  }: Pick<Parts, 'site' | 'workshop' | 'publicOrigin' | 'renderPng'>,
  campaign: LoadedCampaign,
) => {
  const owner = site.coaches[campaign.coach]
  if (!owner) throw new Error(`${campaign.file}: the coach "${campaign.coach}" was not loaded.`)
  const page = toPage(campaign, owner.coach, publicOrigin)
  const tools = { cache: workshop.cache, codeHash: workshop.sourceHash, renderPng }
  const artwork = await drawArtwork(page, workshop.renderer.renderPageArt(page), tools)
  return { page, artwork, pictures: await picturesOf(page, owner.dir) }
}

const noPngs =
  'This machine has no binary of @resvg/resvg-js: shared links show no picture and mails no cover. Install the package again to get them.'

/** Unlike hashed assets these keep their names, so browsers ask each time whether they have the newest. */
export const stays = { immutable: false }

/** Makes and writes the files that these campaigns promise; answers them by URL path. */
export const writeDownloads = async (
  { site, workshop, draft, publicOrigin, onProgress }: Parts,
  campaigns: readonly LoadedCampaign[],
): Promise<Site['assets']> => {
  const { cache, sourceHash, renderer } = workshop
  const { renderArt, renderMark } = renderer
  const tools = { publicOrigin, cache, renderArt, renderMark, codeHash: sourceHash }
  const assets: Site['assets'] = {}
  const downloads = downloadsOf({ ...site, campaigns: [...campaigns] }, tools)
  for (const { url, make } of downloads) assets[url] = await draft.serve(url.slice(1), await make(), stays)
  if (downloads.length > 0) onProgress(`Made ${count(downloads.length, 'file')} to download.`)
  return assets
}

export const count = (number: number, word: string) =>
  `${number} ${word}${number === 1 ? '' : word.endsWith('ch') ? 'es' : 's'}`
