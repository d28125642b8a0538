import { availableParallelism } from 'node:os'
import type { Photo, StoredView } from '../../campaign/release/assets.ts'
import { toPage } from '../../campaign/schema/page.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import { contentHash } from '../bundle/content-hash.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { drawArtwork } from '../pages/artwork.ts'
import type { Artwork, DrawnForMails } from '../pages/artwork.ts'
import { encodePhoto } from '../pages/encode-photo.ts'
import { UndecodablePhoto } from '../pages/open-photo.ts'
import { filmSizes, photosOf, picturesOf } from '../pages/pictures.ts'
import { prerender } from '../pages/prerender.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'
import type { BundleParts, MadePage } from './bundle-parts.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { putTogether, textReader } from './put-together.ts'
import { serveFile, stays } from './served-file.ts'

/** Drawing and packing are done beside the main thread: while one page waits for them, the next is rendered. */
const atOnce = { quick: 1, best: 2 * availableParallelism() }

/** Of the live campaigns, by id. `views`: where each lies, for `placeOf`. */
export type MadePages = { pages: Record<string, MadePage>; views: Record<string, string> }

/** Pages of `former` that are as good are taken over. */
export const makePages = async (parts: BundleParts): Promise<MadePages> => {
  const { site, former, tools } = parts
  const { objects } = tools.serving
  const live = site.campaigns.filter((campaign) => campaign.live)
  // Fonts, pictures and most stylesheets are those of the page before.
  const served = new Map<string, Promise<ReleaseFile>>()
  const serve: Serve = ({ url, content }) => {
    const file = served.get(url) ?? serveFile(tools.serving, url, content, { immutable: true })
    served.set(url, file)
    return file
  }
  const formerView = textReader(objects, former?.views ?? {})
  const made = await mapConcurrently(live, atOnce[tools.quality], async (campaign) => {
    const source = await sourceOf(parts, campaign)
    const known = former?.pages[campaign.id]
    const isAsGood = known?.inputs === source.inputs && (tools.quality === 'quick' || !known.isQuick)
    const view = isAsGood ? formerView(campaign.id) : null
    if (isAsGood && view !== null) return { id: campaign.id, page: known, view }
    return { id: campaign.id, ...(await makePage(parts, source, serve)) }
  })
  return {
    pages: Object.fromEntries(made.map(({ id, page }) => [id, page])),
    views: putTogether(
      objects,
      made.map(({ id, view }) => [id, view]),
    ),
  }
}

type PageSource = { page: Page; pictures: Awaited<ReturnType<typeof picturesOf>>; inputs: string }

const sourceOf = async (
  { site, tools, publicOrigin }: BundleParts,
  campaign: LoadedCampaign,
): Promise<PageSource> => {
  const owner = site.coaches[campaign.coach]
  if (!owner) throw new Error(`${campaign.file}: the coach "${campaign.coach}" was not loaded.`)
  const page = toPage(campaign, owner.coach, publicOrigin)
  const pictures = await picturesOf(page, owner.dir)
  const { letters = {}, sourceHash } = tools.context
  const shown = Object.values(pictures).map(({ url }) => url)
  const words = JSON.stringify([page, shown, letters[campaign.coach]])
  return { page, pictures, inputs: contentHash(sourceHash, words) }
}

/** Of files whose names have the hash of their bytes. */
type Serve = (file: HashedFile) => Promise<ReleaseFile>

const makePage = async (
  parts: BundleParts,
  { page, pictures, inputs }: PageSource,
  serve: Serve,
): Promise<{ page: MadePage; view: string }> => {
  const { context, serving, quality, renderPng } = parts.tools
  const { cache, sourceHash: codeHash, renderer } = context
  const artwork = await drawArtwork(page, renderer.renderPageArt(page), {
    cache,
    codeHash,
    renderPng,
    quality,
  })
  const { files: shownFiles, notes: pictureNotes, ...shownPictures } = await shownOf(page, pictures, parts)
  const shown = { ...shownPictures, ...artwork.assets }
  const { html, csp, assets, sheet, fonts, note } = await prerender(page, shown, { ...context, quality })
  const { css: _, laterCss: _later, ...linked } = assets
  const files: MadePage['files'] = {}
  for (const file of [sheet, ...artwork.files, ...shownFiles, ...fonts]) files[file.url] = await serve(file)
  const { mailCover } = artwork
  if (mailCover?.content)
    files[mailCover.url] = await serveFile(serving, mailCover.url, mailCover.content, stays)
  const made: MadePage = {
    inputs,
    ...(quality === 'quick' && { isQuick: true }),
    page: await serveFile(serving, 'page.html', html, { immutable: false, csp }),
    files,
    drawn: drawnForMails(mailCover),
    notes: [note, ...artwork.notes, ...pictureNotes].filter((each) => each !== undefined),
  }
  return { page: made, view: JSON.stringify({ page, assets: linked, csp } satisfies StoredView) }
}

/** What visitors get of the pictures: of photos the encoded copies alone, since a camera writes into the original where it was. */
const shownOf = async (page: Page, pictures: PageSource['pictures'], { tools }: BundleParts) => {
  const { context, quality } = tools
  const photos: Record<string, Photo> = {}
  const files: HashedFile[] = []
  const notes: string[] = []
  const places = photosOf(page)
  for (const [name, file] of Object.entries(pictures)) {
    const place = places.get(name)
    if (!place) {
      files.push(file)
      continue
    }
    const encoded = await encodePhoto(context.cache, name, file.content, quality, place).catch(
      (error: unknown) => {
        if (error instanceof UndecodablePhoto) return null
        throw error
      },
    )
    if (encoded) photos[name] = encoded.photo
    else notes.push(`${page.path}: "${name}" is damaged, and served as it is. Export it again.`)
    files.push(...(encoded?.files ?? [file]))
  }
  const films = filmSizes(page, (name) => pictures[name]?.content)
  const urls = Object.entries(pictures).map(([name, { url }]) => [name, photos[name]?.url ?? url])
  return {
    files,
    notes,
    pictures: Object.fromEntries(urls) as Record<string, string>,
    ...(places.size > 0 && { photos }),
    ...(Object.keys(films).length > 0 && { films }),
  }
}

const drawnForMails = (cover: Artwork['mailCover']): DrawnForMails =>
  cover ? { mailCover: { url: cover.url, book: cover.book } } : {}
