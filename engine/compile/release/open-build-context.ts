import { bundle } from '../bundle/bundle.ts'
import { openCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import type { BuildContext } from '../pages/prerender.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { optimize } from '@tailwindcss/node'
import { hashedFile } from '../bundle/hashed-file.ts'

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

/** The stylesheet for paper, one for all pages: browsers fetch it last, and nobody waits for it. */
const printSheet = async (root: string) => {
  const file = join(root, 'engine/app/print.css')
  const { code } = optimize(await readFile(file, 'utf8'), { minify: true, file })
  return hashedFile('print.css', Buffer.from(code))
}
