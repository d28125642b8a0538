import { availableParallelism } from 'node:os'
import { sourceHashOf } from '../bundle/source-hash.ts'
import { pruneCache } from '../bundle/cache.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { loadRenderPng } from '../pages/render-png.ts'
import type { Quality } from '../pages/quality.ts'
import type { BuildSettings } from './build-settings.ts'
import { pruneObjects } from './prune.ts'
import { openReleaseMaker } from './release-maker.ts'

type Polish = () => Promise<boolean>

export type BuildResult =
  /**
   * `kept`: coaches that stay as they were, as their files have `diagnostics`. `polish` makes the best of what was made
   * quickly; false where nothing was left to do.
   */
  | {
      ok: true
      id: string
      pages: number
      unchanged: boolean
      diagnostics: Diagnostic[]
      kept: string[]
      polish: Polish
    }
  | { ok: false; diagnostics: Diagnostic[] }

type Settings = BuildSettings & {
  /** Default: quick. */
  quality?: Quality
  /** Default: nothing goes live where anything is wrong. */
  isStrict?: boolean
}

/** Builds a release and makes it live. A save during the build is in it. */
export const buildRelease = async (settings: Settings): Promise<BuildResult> => {
  const { outDir, cacheDir, quality = 'quick', isStrict = true } = settings
  const { renderPng = await loadRenderPng() } = settings
  const maker = openReleaseMaker({ ...settings, renderPng, sourceHash: await sourceHashOf() })
  const { id, isUnchanged, ...made } = await maker.make({ touched: null, quality, isStrict })
  const { pages, diagnostics, kept } = made
  if (id === null) return { ok: false, diagnostics }
  const polish = async () => {
    const isNew = await maker.polish({ threads: availableParallelism() })
    await pruneObjects(outDir, new Date())
    await pruneCache(cacheDir, new Date())
    return isNew
  }
  return { ok: true, id, pages, unchanged: isUnchanged, diagnostics, kept, polish }
}
