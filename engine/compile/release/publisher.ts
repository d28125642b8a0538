import { sourceHashOf } from '../bundle/source-hash.ts'
import { renderPng } from '../pages/render-png.ts'
import type { BuildSettings } from './build-settings.ts'
import { leastAge } from './objects.ts'
import { pruneObjects } from './prune.ts'
import { openReleaseMaker } from './release-maker.ts'
import type { Made } from './release-maker.ts'

/** `isWhole`: all coaches were looked at. */
export type Published = Made & { isWhole: boolean }

export type Publisher = Awaited<ReturnType<typeof openPublisher>>

/** Publishes changes of a campaigns folder as long as the process lives. */
export const openPublisher = async (settings: BuildSettings) => {
  const maker = openReleaseMaker({ renderPng, ...settings, sourceHash: await sourceHashOf() })
  /** Publishes what changed in the folders of these coaches (null: anywhere), as far as it is right. */
  const publish = async (touched: ReadonlySet<string> | null): Promise<Published> => ({
    ...(await maker.make({ touched, quality: 'quick' })),
    isWhole: touched === null,
  })
  let prunedAt = -Infinity
  return {
    publishAll: () => publish(null),
    publish,
    /** Makes the best of what was published quickly; saves may be published meanwhile. */
    polish: async (threads: number) => {
      const isNew = await maker.polish({ threads })
      // Nothing younger would go, and it reads the bundles of all releases: not after every save.
      if (Date.now() - prunedAt < leastAge) return isNew
      prunedAt = Date.now()
      await pruneObjects(settings.outDir, new Date(prunedAt), maker.waiting())
      return isNew
    },
    visited: maker.visited,
    /** Compiles all that is due, for a later `publishAll`. */
    prepare: maker.prepare,
    /** Gets ready for the first save. */
    warmUp: maker.rehearse,
  }
}
