import { availableParallelism } from 'node:os'
import { sourceHashOf } from '../bundle/source-hash.ts'
import { pruneCache } from '../bundle/cache.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { renderPng } from '../pages/render-png.ts'
import type { Quality } from '../pages/quality.ts'
import type { BuildSettings } from './build-settings.ts'
import { pruneObjects } from './prune.ts'
import { openReleaseMaker } from './release-maker.ts'

export type BuildResult =
  /** `polish` makes the best of what was made quickly; false where nothing was left to do. */
  | {
      ok: true
      id: string
      pages: number
      unchanged: boolean
      diagnostics: []
      polish: () => Promise<boolean>
    }
  | { ok: false; diagnostics: Diagnostic[] }

type Settings = BuildSettings & {
  /** Default: quick. */
  quality?: Quality
}

/** Builds a release and makes it live, where nothing is wrong. A save during the build is in it. */
export const buildRelease = async (settings: Settings): Promise<BuildResult> => {
  const { outDir, cacheDir, quality = 'quick' } = settings
  const maker = openReleaseMaker({ renderPng, ...settings, sourceHash: await sourceHashOf() })
  const { id, isUnchanged, pages, diagnostics } = await maker.make({ touched: null, quality, isStrict: true })
  if (id === null) return { ok: false, diagnostics }
  const polish = async () => {
    const isNew = await maker.polish({ threads: availableParallelism() })
    await pruneObjects(outDir, new Date())
    await pruneCache(cacheDir, new Date())
    return isNew
  }
  return { ok: true, id, pages, unchanged: isUnchanged, diagnostics: [], polish }
}
