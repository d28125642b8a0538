import type { ViewAssets } from '../campaign/assets.ts'
import { toPage } from '../campaign/page.ts'
import { releaseFiles } from '../campaign/release.ts'
import type { CompiledEmail, ReleaseFile, Site } from '../campaign/release.ts'
import { drawArtwork } from './artwork.ts'
import type { Artwork } from './artwork.ts'
import { bundle } from './bundle.ts'
import type { Bundle } from './bundle.ts'
import { askAgainMailsOf } from './ask-again-mails.ts'
import { openCache, pruneCache } from './cache.ts'
import { calendarOf } from './calendar.ts'
import { contentSecurityPolicy } from './csp.ts'
import { downloadsOf } from './downloads.ts'
import { compileEmail } from './emails.ts'
import { ownNoticesOf } from './event-mails.ts'
import { lettersByCoach } from './font-letters.ts'
import { loadSite } from './load-site.ts'
import type { LoadedSite } from './load-site.ts'
import { mailCoverOf } from './mail-cover.ts'
import { picturesOf } from './pictures.ts'
import type { HashedFile } from './pictures.ts'
import { printSheet } from './print-sheet.ts'
import { prerender } from './prerender.ts'
import type { Workshop } from './prerender.ts'
import type { Problem } from './problem.ts'
import type { RenderPng } from './render-png.ts'
import { openDraft, pruneReleases } from './release-folder.ts'
import type { Draft } from './release-folder.ts'
import type { BuildSettings } from './release.ts'
import { siteOf } from './site-of.ts'
import { systemCss } from './system-css.ts'

type Settings = BuildSettings & {
  root: string
  sourceHash: string
  id: string
  renderPng: RenderPng | null
}

/** Writes the release folder `id`; answers the problems that kept it from doing so. */
export const writeRelease = async (settings: Settings): Promise<Problem[]> => {
  const { campaignsDir, outDir, cacheDir, publicOrigin, stepSchemas, renderPng } = settings
  const { onProgress = () => {} } = settings
  const { site, problems } = loadSite({ dir: campaignsDir, stepSchemas, publicOrigin })
  if (!site || problems.length > 0) return problems
  onProgress(
    `Checked ${count(site.campaigns.length, 'campaign')} of ${count(Object.keys(site.coaches).length, 'coach')}.`,
  )

  const cache = openCache(cacheDir)
  const bundled = await bundle(settings.root, cacheDir, settings.sourceHash)
  onProgress('Bundled the blocks.')
  const print = await printSheet(settings.root)
  const workshop: Workshop = {
    root: settings.root,
    sourceHash: settings.sourceHash,
    cache,
    renderer: await bundled.loadRenderer(),
    island: `/assets/${bundled.islandName}`,
    imageIsland: `/assets/${bundled.imageIslandName}`,
    print: print.url,
    letters: lettersByCoach(site),
  }
  const draft = openDraft(outDir, settings.id, cache)
  try {
    await writeAll({ site, workshop, bundled, print, draft, publicOrigin, renderPng, onProgress })
    await draft.publish()
  } catch (error) {
    await draft.discard()
    throw error
  }
  await pruneReleases(outDir, settings.id, new Date())
  await pruneCache(cacheDir, new Date())
  return []
}

type Parts = {
  site: LoadedSite
  workshop: Workshop
  bundled: Bundle
  print: HashedFile
  draft: Draft
  publicOrigin: string
  renderPng: RenderPng | null
  onProgress: (line: string) => void
}

const writeAll = async (parts: Parts) => {
  const { site, workshop, bundled, print, draft } = parts
  const assets: Site['assets'] = {}
  const serveAsset = async (url: string, content: Buffer) => {
    assets[url] ??= await draft.serve(url.slice(1), content, { immutable: true })
  }
  await serveAsset(workshop.island, bundled.island)
  await serveAsset(`/assets/${bundled.imageIslandName}`, bundled.imageIsland)
  await serveAsset(print.url, print.content)
  const { pages, views, artworks } = await writePages(parts, serveAsset)
  for (const { mailCover } of Object.values(artworks))
    if (mailCover) assets[mailCover.url] = await draft.serve(mailCover.url.slice(1), mailCover.content, stays)
  await writeDownloads(parts, assets)
  const emails = compileEmails(parts, artworks)
  const calendars = calendarsOf(parts)
  const file: Site = siteOf(site, { pages, emails, assets, calendars })
  const viewAssets: ViewAssets = {
    siteName: site.file.name,
    campaigns: views,
    system: await systemAssets(workshop),
  }
  await draft.write(releaseFiles.site, JSON.stringify(file))
  await draft.write(releaseFiles.renderer, bundled.renderer)
  await draft.write(releaseFiles.viewAssets, JSON.stringify(viewAssets))
}

const writePages = async (parts: Parts, serveAsset: (url: string, content: Buffer) => Promise<void>) => {
  const { site, workshop, draft, publicOrigin, renderPng, onProgress } = parts
  const pages: Record<string, ReleaseFile> = {}
  const views: ViewAssets['campaigns'] = {}
  const artworks: Record<string, Artwork> = {}
  const { cache, sourceHash: codeHash } = workshop
  const tools = { cache, codeHash, renderPng }
  if (!renderPng) onProgress(noPngs)
  let rendered = 0
  for (const campaign of site.campaigns.filter(({ live }) => live)) {
    const owner = site.coaches[campaign.coach]
    if (!owner) throw new Error(`${campaign.file}: the coach "${campaign.coach}" was not loaded.`)
    const page = toPage(campaign, owner.coach, publicOrigin)
    const pictures = await picturesOf(page, owner.dir)
    const urls = Object.fromEntries(Object.entries(pictures).map(([name, { url }]) => [name, url]))
    const artwork = await drawArtwork(page, workshop.renderer.renderPageArt(page), tools)
    artworks[campaign.id] = artwork
    const ready = { pictures: urls, ...artwork.assets }
    const made = await prerender(page, ready, workshop, () => (rendered += 1))
    for (const { url, content } of artwork.files) await serveAsset(url, content)
    for (const picture of Object.values(pictures)) await serveAsset(picture.url, picture.content)
    for (const [url, font] of Object.entries(made.fonts)) await serveAsset(url, Buffer.from(font, 'base64'))
    const more = { immutable: false, csp: made.csp }
    pages[campaign.id] = await draft.serve(`pages/${campaign.id}.html`, made.html, more)
    views[campaign.id] = { page, assets: made.assets, csp: made.csp }
    for (const note of [made.note, ...artwork.notes]) if (note) onProgress(note)
  }
  onProgress(
    `Rendered ${count(rendered, 'page')}, kept ${count(Object.keys(pages).length - rendered, 'page')}.`,
  )
  return { pages, views, artworks }
}

const noPngs =
  'This machine has no binary of @resvg/resvg-js: shared links show no picture and mails no cover. Install the package again to get them.'

/** Unlike hashed assets these keep their names, so browsers ask each time whether they have the newest. */
const stays = { immutable: false }

const writeDownloads = async (
  { site, workshop, draft, publicOrigin, onProgress }: Parts,
  assets: Site['assets'],
) => {
  const { cache, sourceHash, renderer } = workshop
  const { renderArt, renderMark } = renderer
  const tools = { publicOrigin, cache, renderArt, renderMark, codeHash: sourceHash }
  const downloads = downloadsOf(site, tools)
  for (const { url, make } of downloads) assets[url] = await draft.serve(url.slice(1), await make(), stays)
  if (downloads.length > 0) onProgress(`Made ${count(downloads.length, 'file')} to download.`)
}

/** The server fills in how often each was changed. */
const calendarsOf = ({ site, publicOrigin }: Parts): Record<string, string> =>
  Object.fromEntries(
    site.campaigns.flatMap((campaign) => {
      const owner = site.coaches[campaign.coach]
      const calendar = owner && calendarOf(campaign, owner.coach, publicOrigin)
      return calendar ? [[campaign.id, calendar]] : []
    }),
  )

const compileEmails = (
  { site, workshop: { renderer }, publicOrigin }: Parts,
  artworks: Record<string, Artwork>,
): Record<string, CompiledEmail> =>
  Object.fromEntries(
    Object.entries({ ...askAgainMailsOf(site), ...ownNoticesOf(site), ...site.emails }).map(
      ([id, source]) => {
        const owner = site.coaches[id.split('/')[0] ?? '']
        if (!owner) throw new Error(`The mail ${id} belongs to no coach.`)
        const cover = mailCoverOf(id, { site, artworks, publicOrigin })
        return [id, compileEmail(id, source, owner.coach, renderer.renderEmail, cover)]
      },
    ),
  )

const systemAssets = async (workshop: Workshop): Promise<ViewAssets['system']> => {
  const css = await systemCss(workshop)
  return { css, csp: contentSecurityPolicy({ style: css }) }
}

const count = (number: number, word: string) =>
  `${number} ${word}${number === 1 ? '' : word.endsWith('ch') ? 'es' : 's'}`
