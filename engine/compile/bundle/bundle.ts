import { mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RendererModule } from '../../campaign/release/assets.ts'
import { islandsOf } from './island-words.ts'
import { moveFolder, unfinishedName } from './cache.ts'
import { pageBundle, pageEntries } from './page-bundles.ts'
import type { PageBundle } from './page-bundles.ts'
import { projectRoot } from './source-hash.ts'

/** The browser's islands, their names with a content hash, and the renderer that Node runs. */
export type Bundle = Awaited<ReturnType<typeof readBundle>>

/** Bundles what pages need, or takes what an earlier build made of the same sources (`sourceHash`). */
export const bundle = (cacheDir: string, sourceHash: string): Promise<Bundle> =>
  bundled(join(cacheDir, 'bundles', sourceHash), buildPages, readBundle)

/** Bundles the staff app, likewise: its files by name. */
export const bundleStaff = (cacheDir: string, sourceHash: string): Promise<Map<string, Buffer>> =>
  bundled(join(cacheDir, 'bundles', `${sourceHash}-staff`), buildStaff, readFiles)

const bundled = async <Read>(
  folder: string,
  build: (outDir: string) => Promise<unknown>,
  read: (folder: string) => Promise<Read>,
): Promise<Read> => {
  const cached = await read(folder).catch(() => null)
  if (cached) {
    await utimes(folder, new Date(), new Date())
    return cached
  }
  await rm(folder, { recursive: true, force: true })
  const unfinished = unfinishedName(folder)
  await mkdir(unfinished, { recursive: true })
  await build(unfinished)
  await moveFolder(unfinished, folder)
  return read(folder)
}

// Bundlers are loaded late: what was bundled before is the rule.
const buildPages = async (outDir: string) => {
  const { build } = await import('rolldown')
  const names = Object.keys(pageEntries) as PageBundle[]
  await Promise.all(names.map((name) => build(pageBundle(name, projectRoot, outDir))))
}

const buildStaff = async (outDir: string) => {
  const [{ createBuilder }, { staffConfig }] = await Promise.all([
    import('vite'),
    import('./staff-config.ts'),
  ])
  await asProduction(async () => {
    const builder = await createBuilder(staffConfig(projectRoot, outDir))
    // Vite adds others.
    const { staff } = builder.environments
    if (staff) await builder.build(staff)
  })
}

/** Vite takes the kind of build from NODE_ENV, which a test run or a shell may have set to something else. */
const asProduction = async (work: () => Promise<void>) => {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

const readBundle = async (folder: string) => {
  const textIn = async (name: string) =>
    readFile(join(folder, name, await scriptIn(join(folder, name))), 'utf8')
  const imageIslandName = await scriptIn(join(folder, 'images'))
  const renderer = join(folder, 'ssr', 'renderer.js')
  return {
    islands: islandsOf({ island: await textIn('client'), answer: await textIn('answer') }),
    imageIslandName,
    imageIsland: await readFile(join(folder, 'images', imageIslandName)),
    renderer: await readFile(renderer),
    loadRenderer: async () => (await import(pathToFileURL(renderer).href)) as RendererModule,
  }
}

const scriptIn = async (folder: string) => (await readdir(folder)).find((name) => name.endsWith('.js')) ?? ''

const readFiles = async (folder: string) => {
  const names = await readdir(folder)
  const files = names.map(async (name) => [name, await readFile(join(folder, name))] as const)
  return new Map(await Promise.all(files))
}
