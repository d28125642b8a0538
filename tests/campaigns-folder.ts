import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentHash } from '../engine/compile/bundle/content-hash.ts'
import { builtRelease } from './built-release.ts'

export type CampaignsFolder = Awaited<ReturnType<typeof openCampaignsFolder>>

/** A new folder with campaign files, releases and caches. */
export const openCampaignsFolder = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-campaigns-'))
  const campaignsDir = join(folder, 'campaigns')
  /** null: the file, or the folder, is gone. */
  const save = async (file: string, content: string | null) => {
    const path = join(campaignsDir, file)
    if (content === null) return rm(path, { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  for (const [file, text] of Object.entries(files)) await save(file, text)
  const settings = {
    campaignsDir,
    publicOrigin: 'https://porch.example',
    renderPng: async (svg: string) => Buffer.from(svg.slice(0, 99)),
  }
  return {
    save,
    read: (file: string) => readFile(join(campaignsDir, file), 'utf8'),
    dist: (name = 'dist') => join(folder, name),
    /** Settings of a build or a publisher with a cache of its own. */
    settings: async (name = 'dist') => ({
      ...settings,
      outDir: join(folder, name),
      cacheDir: await withCode(join(folder, `${name}-cache`)),
    }),
    /** With the project's own cache: what other tests have made is not made again. */
    cachedSettings: (name = 'dist') => ({
      ...settings,
      outDir: join(folder, name),
      cacheDir: projectCache,
    }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const root = join(import.meta.dirname, '..')
const projectCache = join(root, '.cache/porchlight')

/** A new cache that knows nothing of campaigns: the code of pages is bundled and compressed once, for the project itself. */
export const withCode = async (cacheDir: string) => {
  if (existsSync(cacheDir)) return cacheDir
  await mkdir(join(cacheDir, 'entries'), { recursive: true })
  await mkdir(join(projectCache, 'bundles'), { recursive: true })
  await cp(join(projectCache, 'bundles'), join(cacheDir, 'bundles'), { recursive: true })
  for (const content of scripts())
    for (const packing of ['brotli 11', 'gzip 9']) {
      const entry = join('entries', contentHash(packing, content))
      if (existsSync(join(projectCache, entry)))
        await copyFile(join(projectCache, entry), join(cacheDir, entry))
    }
  return cacheDir
}

const scripts = (): Buffer[] => {
  if (!existsSync(join(root, 'dist/current'))) return []
  const { assets, read } = builtRelease(join(root, 'dist'))
  return Object.entries(assets).flatMap(([url, { plain }]) => (url.endsWith('.js') ? [read(plain)] : []))
}
