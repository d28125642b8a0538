import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

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
  const settings = { campaignsDir, publicOrigin: 'https://porch.example', renderPng: null }
  return {
    save,
    read: (file: string) => readFile(join(campaignsDir, file), 'utf8'),
    dist: (name = 'dist') => join(folder, name),
    /** Settings of a build or a publisher with a cache of its own. */
    settings: async (name = 'dist') => ({
      ...settings,
      outDir: join(folder, name),
      cacheDir: await ownCache(join(folder, `${name}-cache`)),
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

const projectCache = join(import.meta.dirname, '../.cache/porchlight')

/** The bundles of the blocks are the project's own, and made once. */
const ownCache = async (cacheDir: string) => {
  const bundles = join(projectCache, 'bundles')
  await mkdir(bundles, { recursive: true })
  await mkdir(cacheDir, { recursive: true })
  if (!existsSync(join(cacheDir, 'bundles'))) await symlink(bundles, join(cacheDir, 'bundles'))
  return cacheDir
}
