import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from '../bundle/bundle.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { lazily } from '../bundle/lazily.ts'
import { staffFromThread } from '../bundle/staff-thread.ts'
import { openCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import { projectRoot } from '../bundle/source-hash.ts'
import { minifyCss } from '../pages/minify-css.ts'
import type { BuildContext } from '../pages/build-context.ts'
import type { Quality } from '../pages/quality.ts'
import type { RenderPng } from '../pages/render-png.ts'
import { openObjects } from './objects.ts'
import type { Objects } from './objects.ts'
import type { Serving } from './served-file.ts'

/** What everything of a build is made with. */
export type BuildTools = {
  context: BuildContext
  serving: Serving
  quality: Quality
  renderPng: RenderPng
}

export type Workshop = {
  context: BuildContext
  bundled: Bundle
  /** Files of the staff app by name. */
  staff: () => Promise<Map<string, Buffer>>
  print: HashedFile
  cache: Cache
  objects: Objects
}

export const openWorkshop = async ({
  outDir,
  cacheDir,
  sourceHash,
}: {
  outDir: string
  cacheDir: string
  sourceHash: string
}): Promise<Workshop> => {
  const cache = openCache(cacheDir)
  const bundled = await bundle(cacheDir, sourceHash)
  const print = hashedFile('print.css', Buffer.from(await rareCss()))
  const context: BuildContext = {
    root: projectRoot,
    sourceHash,
    cache,
    renderer: await bundled.loadRenderer(),
    islands: urlsOf(bundled.islands),
    imageIsland: `/assets/${bundled.imageIslandName}`,
    print: print.url,
    liveCss: await minified('blocks/form/form-live.css'),
  }
  const staff = lazily(() => staffFromThread({ cacheDir, sourceHash }))
  return { context, bundled, staff, print, cache, objects: openObjects(outDir) }
}

const urlsOf = ({ en, de, es, fr, ar }: Bundle['islands']): BuildContext['islands'] => ({
  en: `/assets/${en.island.name}`,
  'en-GB': `/assets/${en.island.name}`,
  de: `/assets/${de.island.name}`,
  es: `/assets/${es.island.name}`,
  fr: `/assets/${fr.island.name}`,
  ar: `/assets/${ar.island.name}`,
})

/** What few visitors need, for all pages: the rules for paper and for large text on a phone. */
const rareCss = async () => {
  const [print, largeText] = await Promise.all(
    ['engine/app/print.css', 'engine/app/large-text.css'].map(minified),
  )
  return `@media print{${print}}@media (width<20rem){${largeText}}`
}

const minified = async (name: string) => {
  const file = join(projectRoot, name)
  return minifyCss(await readFile(file, 'utf8'), file)
}
