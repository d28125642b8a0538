import { bundle } from '../bundle/bundle.ts'
import { openCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import type { BuildContext } from '../pages/prerender.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { optimize } from '@tailwindcss/node'
import { hashedFile } from '../bundle/hashed-file.ts'
import { projectRoot } from '../bundle/source-hash.ts'

export const openBuildContext = async (
  { cacheDir, sourceHash }: { cacheDir: string; sourceHash: string },
  cache: Cache = openCache(cacheDir),
) => {
  const bundled = await bundle(cacheDir, sourceHash)
  const print = await printSheet()
  const context: Omit<BuildContext, 'letters'> = {
    root: projectRoot,
    sourceHash,
    cache,
    renderer: await bundled.loadRenderer(),
    island: `/assets/${bundled.islandName}`,
    imageIsland: `/assets/${bundled.imageIslandName}`,
    print: print.url,
  }
  return { context, bundled, print }
}

const printSheet = async () => {
  const file = join(projectRoot, 'engine/app/print.css')
  const { code } = optimize(await readFile(file, 'utf8'), { minify: true, file })
  return hashedFile('print.css', Buffer.from(code))
}
