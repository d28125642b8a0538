import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CampaignView } from '../../campaign/release/assets.ts'
import { noChanges, withChanges } from '../../campaign/release/delta.ts'
import type { Changes, SiteChanges } from '../../campaign/release/delta.ts'
import { releaseFiles } from '../../campaign/release/release.ts'
import type { Site } from '../../campaign/release/release.ts'
import type { SiteFile } from '../../campaign/schema/site-file.ts'
import { whatChanged } from './changed-parts.ts'
import { pathChanges, readLiveRoutes } from './live-paths.ts'
import type { PathChanges } from './live-paths.ts'
import { liveSite, withSaved } from './live-site.ts'
import { makeChanged, routesOf } from './make-changed.ts'
import type { Saved } from './live-site.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { joinedSite } from '../load/site-from.ts'
import type { CoachSite } from '../load/site-from.ts'
import { openSite } from '../load/open-site.ts'
import { openBuildContext } from './open-build-context.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isWhole, openReleaseWriter, pruneReleases, readLive } from './release-writer.ts'
import { rehearse } from './rehearse.ts'
import { buildRelease } from './release.ts'
import { sourceHashOf } from '../bundle/source-hash.ts'
import type { BuildSettings } from './build-settings.ts'
import { loadRenderPng } from '../pages/render-png.ts'
import { formerFolder, writeDelta } from './write-delta.ts'

export type Published =
  /** `pages`: how many were made anew; all of them where `isWhole`. `paths`: against what was live before. */
  | { ok: true; name: string; pages: number; isWhole: boolean; paths: PathChanges }
  | { ok: false; diagnostics: Diagnostic[] }

export type Publisher = Awaited<ReturnType<typeof openPublisher>>

/** Pages that a delta may hold before a whole release is due: one that is loaded quickly stays small. */
const mostPages = 100
/** The same of files that pages show; those of pages that were saved over stay until then. */
const mostFiles = 500

type Live = {
  name: string
  /** Each coach's files as they are live, by slug. */
  coaches: ReadonlyMap<string, CoachSite>
  file: SiteFile
  /** Name of the whole release, its site, and how that has changed since. */
  base: string
  before: Site
  changes: SiteChanges
  views: Changes<CampaignView>
}

/** Publishes changes of a campaigns folder as long as the process lives. Calls must not overlap. */
export const openPublisher = async (settings: BuildSettings) => {
  const { campaignsDir: dir, outDir, publicOrigin, cacheDir } = settings
  const { renderPng = await loadRenderPng() } = settings
  const files = openSite({ dir, publicOrigin })
  let tools: Awaited<ReturnType<typeof openBuildContext>> | undefined
  let live: Live | null = null
  // What a refused save changed goes live with the save that fixes it.
  let waiting = new Set<string>()

  /** Builds everything that is not built yet, as `npm run build` does, and stays ready. */
  const publishAll = async (): Promise<Published> => {
    // Read before it is built: what changes in between is then seen as a change, and made again.
    const { site: loaded, coaches, diagnostics } = files.update(null)
    if (!loaded) return { ok: false, diagnostics }
    const { file } = loaded
    const former = await readLiveRoutes(outDir)
    const built = await buildRelease({ ...settings, renderPng })
    if (!built.ok) return built
    const sourceHash = await sourceHashOf()
    // Where the code was changed, later pages are made with the code of their base release.
    if (tools?.context.sourceHash !== sourceHash) tools = await openBuildContext({ cacheDir, sourceHash })
    const before = await readSite(built.folder)
    waiting = new Set()
    const unchanged = { changes: noSiteChanges(before), views: noChanges<CampaignView>() }
    live = { name: built.id, coaches, file, base: built.id, before, ...unchanged }
    return {
      ok: true,
      name: built.id,
      pages: loaded.campaigns.length,
      isWhole: true,
      paths: pathChanges(former, before.routes),
    }
  }

  /** Publishes what changed in the folders of these coaches, all of it or nothing. */
  const publish = async (saved: ReadonlySet<string>): Promise<Published> => {
    if (!live || !tools) return publishAll()
    waiting = new Set([...waiting, ...saved])
    const touched = waiting
    const { site: loaded, coaches, diagnostics } = files.update(touched)
    if (!loaded) return { ok: false, diagnostics }
    if (!(await canGoOn(live, loaded))) return publishAll()
    const own = {
      before: ofCoaches(live, touched),
      after: ofCoaches({ file: loaded.file, coaches }, touched),
    }
    const changed = whatChanged(own.before, own.after, touched)
    const pages = new Set([...Object.keys(live.views.set), ...changed.campaigns.map(({ id }) => id)])
    if (pages.size > mostPages) return publishAll()
    live = await change(live, own.after, { changed, former: own.before, coaches })
    waiting = new Set()
    const paths = pathChanges(routesOf(own.before), routesOf(own.after))
    return { ok: true, name: live.name, pages: changed.campaigns.length, isWhole: false, paths }
  }

  /** Whether a delta is possible: nobody else has published or cleared the base, it is small, and the site's name is the same. */
  const canGoOn = async ({ base, name, file, changes }: Live, next: LoadedSite): Promise<boolean> =>
    file.name === next.file.name &&
    Object.keys(changes.assets.set).length <= mostFiles &&
    (await readLive(outDir)) === name &&
    (await isWhole(outDir, base))

  const change = async (from: Live, site: LoadedSite, saved: Saved): Promise<Live> => {
    if (!tools) throw new Error('Nothing was built before.')
    const writer = openReleaseWriter(outDir, 'delta', tools.context.cache)
    try {
      const context = { ...tools.context, letters: saved.changed.letters }
      const parts = { site, context, writer, publicOrigin, renderPng, onProgress }
      const { base, before } = from
      const made = await makeChanged(parts, liveSite(before, from.changes), saved)
      const changes = withSaved(before, from.changes, made.changes)
      const views = together(from.views, made.views)
      const former = formerFolder(outDir, base, from.name)
      const name = await writeDelta(writer, { outDir, base, site: changes, views, former })
      await pruneReleases(outDir, name, new Date())
      return { ...from, name, file: site.file, coaches: saved.coaches, changes, views }
    } catch (error) {
      await writer.discard()
      throw error
    }
  }
  /** Gets ready for the first save, once all is published; nobody waits for it. */
  const warmUp = async () => {
    if (!live || !tools) return
    const stage = { context: tools.context, publicOrigin, renderPng, onProgress }
    await rehearse(stage, { outDir, file: live.file, coaches: live.coaches.values() })
  }
  return { publishAll, warmUp, publish }
}

const readSite = async (folder: string): Promise<Site> =>
  // Our own build wrote this file.
  JSON.parse(await readFile(join(folder, releaseFiles.site), 'utf8')) as Site

const onProgress = () => {}

const noSiteChanges = ({ name }: Site): SiteChanges => ({
  name,
  coaches: noChanges(),
  campaigns: noChanges(),
  routes: noChanges(),
  shortcuts: noChanges(),
  emails: noChanges(),
  assets: noChanges(),
})

const ofCoaches = (
  { file, coaches }: Pick<Live, 'file' | 'coaches'>,
  slugs: ReadonlySet<string>,
): LoadedSite =>
  joinedSite(
    file,
    [...slugs].flatMap((slug) => coaches.get(slug) ?? []),
  )

const together = <Value>(first: Changes<Value>, then: Changes<Value>): Changes<Value> => ({
  set: withChanges(first.set, then),
  gone: [...first.gone.filter((key) => !Object.hasOwn(then.set, key)), ...then.gone],
})
