import type { ViewAssets } from '../../campaign/release/assets.ts'
import { releaseFiles } from '../../campaign/release/release.ts'
import type { Site } from '../../campaign/release/release.ts'
import { staffScript } from '../../campaign/release/staff-script.ts'
import { viewLine } from '../../campaign/release/view-lines.ts'
import { counted } from '../../words/counted.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { pruneCache } from '../bundle/cache.ts'
import { calendarsOf, compileMails, mailSources } from '../mails/compile-mails.ts'
import { contentSecurityPolicy } from '../pages/csp.ts'
import { lettersByCoach } from '../fonts/font-letters.ts'
import { loadSite } from '../load/load-site.ts'
import { openBuildContext } from './open-build-context.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import type { BuildContext } from '../pages/prerender.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { RenderPng } from '../pages/render-png.ts'
import { openReleaseWriter, pruneReleases } from './release-writer.ts'
import type { BuildSettings } from './build-settings.ts'
import { siteOf } from '../load/site-of.ts'
import { systemCss } from '../pages/system-css.ts'
import { writeDownloads, writePages } from './write-pages.ts'
import type { Parts } from './write-pages.ts'

type Settings = BuildSettings & {
  sourceHash: string
  id: string
  renderPng: RenderPng | null
  isStill: () => Promise<boolean>
}

/** `diagnostics`: null where files changed while they were read. */
type Written = { ok: true } | { ok: false; diagnostics: Diagnostic[] | null }

export const writeRelease = async (settings: Settings): Promise<Written> => {
  const { campaignsDir, outDir, cacheDir, publicOrigin, renderPng } = settings
  const { onProgress = () => {} } = settings
  const { site, diagnostics } = loadSite({ dir: campaignsDir, publicOrigin })
  if (!site || diagnostics.length > 0) return { ok: false, diagnostics }
  onProgress(
    `Checked ${counted(site.campaigns.length, 'campaign')} of ${counted(Object.keys(site.coaches).length, 'coach')}.`,
  )
  const { context: tools, bundled, print } = await openBuildContext(settings)
  onProgress('Bundled the blocks.')
  const { isQuick = false } = settings
  const context: BuildContext = { ...tools, letters: lettersByCoach(site), isQuick }
  const writer = openReleaseWriter(outDir, settings.id, context.cache, isQuick)
  try {
    await writeAll({ site, context, writer, publicOrigin, renderPng, onProgress }, bundled, print)
    if (!(await settings.isStill())) {
      await writer.discard()
      return { ok: false, diagnostics: null }
    }
    await writer.publish()
  } catch (error) {
    await writer.discard()
    throw error
  }
  await pruneReleases(outDir, settings.id, new Date())
  await pruneCache(cacheDir, new Date())
  return { ok: true }
}

const writeAll = async (parts: Parts, bundled: Bundle, print: HashedFile) => {
  const { site, context, writer } = parts
  const common: Site['assets'] = {}
  const serveAsset = async (url: string, content: Buffer) => {
    common[url] = await writer.serve(url.slice(1), content, { immutable: true })
  }
  await serveAsset(context.island, bundled.island)
  await serveAsset(`/assets/${bundled.imageIslandName}`, bundled.imageIsland)
  await serveAsset(print.url, print.content)
  // There, also where no campaign is live.
  await writer.append(releaseFiles.views, '')
  const made = await writePages(
    parts,
    site.campaigns.filter(({ live }) => live),
    { takeView: (id, view) => writer.append(releaseFiles.views, viewLine(id, view)) },
  )
  const downloads = await writeDownloads(parts, site.campaigns)
  const emails = compileMails(mailSources(site), parts, made.artworks)
  const calendars = calendarsOf(parts, site.campaigns)
  const assets = { ...common, ...made.assets, ...downloads }
  const file: Site = siteOf(site, { pages: made.pages, emails, assets, calendars })
  const viewAssets: Omit<ViewAssets, 'campaigns'> = {
    siteName: site.file.name,
    system: await systemAssets(context),
  }
  const toCome = context.isQuick ? { isQuick: true } : {}
  await writer.write(releaseFiles.site, JSON.stringify({ ...file, ...toCome }))
  await writer.write(releaseFiles.renderer, bundled.renderer)
  await writer.write(releaseFiles.viewAssets, JSON.stringify(viewAssets))
}

const systemAssets = async (context: BuildContext): Promise<ViewAssets['system']> => {
  const css = await systemCss(context)
  return { css, csp: contentSecurityPolicy({ style: css, script: staffScript }) }
}
