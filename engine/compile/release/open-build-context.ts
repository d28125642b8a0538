import { bundle } from '../bundle/bundle.ts'
import { openCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { printSheet } from '../pages/print-sheet.ts'
import type { BuildContext } from '../pages/prerender.ts'

/** All that pages are made with but their coach's letters: bundles, renderer, stylesheet for paper. */
export const openBuildContext = async (
  { root, cacheDir, sourceHash }: { root: string; cacheDir: string; sourceHash: string },
  cache: Cache = openCache(cacheDir),
) => {
  const bundled = await bundle(root, cacheDir, sourceHash)
  const print = await printSheet(root)
  const context: Omit<BuildContext, 'letters'> = {
    root,
    sourceHash,
    cache,
    renderer: await bundled.loadRenderer(),
    island: `/assets/${bundled.islandName}`,
    imageIsland: `/assets/${bundled.imageIslandName}`,
    print: print.url,
  }
  return { context, bundled, print }
}
