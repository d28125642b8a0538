import { availableParallelism } from 'node:os'
import type { CampaignView, ViewAssets } from '../../campaign/release/assets.ts'
import { counted } from '../../words/counted.ts'
import { toPage } from '../../campaign/schema/page.ts'
import type { ReleaseFile, Site } from '../../campaign/release/release.ts'
import { drawArtwork } from '../pages/artwork.ts'
import type { DrawnForMails } from '../pages/artwork.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { downloadsOf } from './downloads.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { picturesOf } from '../pages/pictures.ts'
import { prerender } from '../pages/prerender.ts'
import type { BuildContext } from '../pages/prerender.ts'
import type { ReleaseWriter } from './release-writer.ts'
import type { RenderPng } from '../pages/render-png.ts'

export type Parts = {
  site: LoadedSite
  context: BuildContext
  writer: ReleaseWriter
  publicOrigin: string
  renderPng: RenderPng | null
  onProgress: (line: string) => void
}

export type MadePages = {
  pages: Record<string, ReleaseFile>
  views: ViewAssets['campaigns']
  artworks: Record<string, DrawnForMails>
  assets: Site['assets']
}

export type Wishes = {
  /** Whether a file of this address is served already; default: none is. */
  isThere?: (url: string) => boolean
  /** Takes the views, in the order of the campaigns, instead of the result. */
  takeView?: (id: string, view: CampaignView) => Promise<void>
}

/** Drawing and packing are done beside the main thread: while one page waits for them, the next is rendered. */
const atOnce = 2 * availableParallelism()
const batch = 100

/** Makes the pages of these live campaigns, and writes them with all files that they show and that are not there yet. */
export const writePages = async (
  parts: Parts,
  campaigns: readonly LoadedCampaign[],
  { isThere = () => false, takeView }: Wishes = {},
): Promise<MadePages> => {
  const { onProgress } = parts
  if (!parts.renderPng) onProgress(noPngs)
  const served = new Map<string, Promise<ReleaseFile>>()
  const made: MadePages = { pages: {}, views: {}, artworks: {}, assets: {} }
  let rendered = 0
  // Ten thousand pages do not fit into memory: those of one batch are written before the next is made.
  for (let start = 0; start < campaigns.length; start += batch) {
    const written = await mapConcurrently(campaigns.slice(start, start + batch), atOnce, (campaign) =>
      writePage(parts, campaign, { isThere, served }),
    )
    for (const { id, file, view, drawn, assets, notes, isNew } of written) {
      if (takeView) await takeView(id, view)
      else made.views[id] = view
      made.pages[id] = file
      made.artworks[id] = drawn
      Object.assign(made.assets, assets)
      for (const note of notes) onProgress(note)
      if (isNew) rendered += 1
    }
  }
  onProgress(`Rendered ${counted(rendered, 'page')}, kept ${counted(campaigns.length - rendered, 'page')}.`)
  return made
}

type Served = { isThere: (url: string) => boolean; served: Map<string, Promise<ReleaseFile>> }

const writePage = async (parts: Parts, campaign: LoadedCampaign, { isThere, served }: Served) => {
  const { context, writer } = parts
  const { id } = campaign
  const { page, pictures, artwork } = await preparePage(parts, campaign)
  const urls = Object.fromEntries(Object.entries(pictures).map(([name, { url }]) => [name, url]))
  let isNew = false
  const made = { pictures: urls, ...artwork.assets }
  const { html, csp, assets, fonts, note } = await prerender(page, made, context, () => (isNew = true))
  const shown: Site['assets'] = {}
  const serveAsset = async (url: string, content: Buffer) => {
    if (isThere(url)) return
    const file = served.get(url) ?? writer.serve(url.slice(1), content, { immutable: true })
    served.set(url, file)
    shown[url] = await file
  }
  for (const { url, content } of artwork.files) await serveAsset(url, content)
  for (const { url, content } of Object.values(pictures)) await serveAsset(url, content)
  for (const [url, font] of Object.entries(fonts)) await serveAsset(url, Buffer.from(font, 'base64'))
  const file = await writer.serve(`pages/${id}.html`, html, { immutable: false, csp })
  const { mailCover } = artwork
  if (mailCover?.content)
    shown[mailCover.url] = await writer.serve(mailCover.url.slice(1), mailCover.content, stays)
  const notes = [note, ...artwork.notes].filter((each) => each !== undefined)
  const drawn: DrawnForMails = mailCover ? { mailCover: { url: mailCover.url, book: mailCover.book } } : {}
  return { id, file, view: { page, assets, csp }, drawn, assets: shown, notes, isNew }
}

export const preparePage = async (
  { site, context, publicOrigin, renderPng }: Pick<Parts, 'site' | 'context' | 'publicOrigin' | 'renderPng'>,
  campaign: LoadedCampaign,
) => {
  const owner = site.coaches[campaign.coach]
  if (!owner) throw new Error(`${campaign.file}: the coach "${campaign.coach}" was not loaded.`)
  const page = toPage(campaign, owner.coach, publicOrigin)
  const { cache, sourceHash: codeHash, isQuick = false } = context
  const tools = { cache, codeHash, renderPng, isQuick }
  const artwork = await drawArtwork(page, context.renderer.renderPageArt(page), tools)
  return { page, artwork, pictures: await picturesOf(page, owner.dir) }
}

const noPngs =
  'This machine has no binary of @resvg/resvg-js: shared links show no picture and mails no cover. Install the package again to get them.'

/** Unlike hashed assets these keep their names, so browsers check each time that they have the newest. */
export const stays = { immutable: false }

export const writeDownloads = async (
  { site, context, writer, publicOrigin, onProgress }: Parts,
  campaigns: readonly LoadedCampaign[],
): Promise<Site['assets']> => {
  const { cache, sourceHash, renderer, isQuick = false } = context
  const { renderArt, renderMark } = renderer
  const tools = { publicOrigin, cache, renderArt, renderMark, codeHash: sourceHash }
  const assets: Site['assets'] = {}
  const all = downloadsOf({ ...site, campaigns: [...campaigns] }, tools)
  const downloads = isQuick ? all.filter(({ url }) => !url.endsWith('.pdf')) : all
  for (const { url, make } of downloads) assets[url] = await writer.serve(url.slice(1), await make(), stays)
  if (downloads.length > 0) onProgress(`Made ${counted(downloads.length, 'file')} to download.`)
  return assets
}
