import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFile, ServedSite, Site } from '../engine/campaign/release.ts'
import type { Delta } from '../engine/campaign/delta.ts'
import { releaseFiles } from '../engine/campaign/release.ts'
import type { PageRenderer } from './ports.ts'
import type { Files } from './release-files.ts'

/** A file held in memory with its packed twins. */
export type StoredFile = ReleaseFile & { plain: Buffer; br?: Buffer; gz?: Buffer }

/** One release, whole in memory: a request never touches the disk. */
export type Release = {
  name: string
  site: ServedSite
  /** Prerendered documents by campaign id. */
  pages: Files
  /** By URL path, such as "/assets/x.js". */
  assets: Files
  renderer: PageRenderer
  /** Where it is a delta: the whole release that it stands on, and how it differs from that. */
  stands?: { on: Release; delta: Delta; hashes: ReadonlySet<string> }
}

/** Whether two releases stand on the same whole one: they differ at most in what either changed of it. */
export const isKin = (a: Release, b: Release): boolean => (a.stands?.on ?? a) === (b.stands?.on ?? b)

/** Makes the renderer of the release in this folder. */
export type LoadRenderer = (folder: string) => Promise<PageRenderer>

/** Reads a release folder. Rejects when anything that its site file names is missing. */
export const loadRelease = async (
  folder: string,
  name: string,
  loadRenderer: LoadRenderer,
): Promise<Release> => {
  const { assets: files, ...site } = readSite(await readFile(join(folder, releaseFiles.site), 'utf8'))
  const documents = Object.values(site.campaigns).flatMap(({ id, page }) =>
    page ? [[id, page] as const] : [],
  )
  const [pages, assets, renderer] = await Promise.all([
    storeAll(folder, documents),
    storeAll(folder, Object.entries(files)),
    loadRenderer(folder),
  ])
  return { name, site, pages, assets, renderer }
}

const readSite = (text: string): Site => {
  // Our own build wrote this file; the version says whether this program knows its shape.
  const site = JSON.parse(text) as Site
  if (site.version !== 1) throw new Error('the release was made by another version of the program')
  return site
}

/** Few at once: a site of ten thousand pages must not open as many files. */
const atOnce = 64

export const storeAll = async (
  folder: string,
  entries: (readonly [string, ReleaseFile])[],
): Promise<Map<string, StoredFile>> => {
  const stored = new Map<string, StoredFile>()
  for (let from = 0; from < entries.length; from += atOnce) {
    const batch = entries.slice(from, from + atOnce)
    const files = await Promise.all(batch.map(([, file]) => store(folder, file)))
    for (const [at, file] of files.entries()) stored.set(batch[at]?.[0] ?? '', file)
  }
  return stored
}

const store = async (folder: string, file: ReleaseFile): Promise<StoredFile> => {
  const path = join(folder, file.file)
  const [plain, br, gz] = await Promise.all([readFile(path), readTwin(`${path}.br`), readTwin(`${path}.gz`)])
  return { ...file, plain, ...(br && { br }), ...(gz && { gz }) }
}

const readTwin = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
