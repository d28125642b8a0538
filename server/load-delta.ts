import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changedSite } from '../engine/campaign/delta.ts'
import type { Delta } from '../engine/campaign/delta.ts'
import { releaseFiles } from '../engine/campaign/release.ts'
import type { ReleaseFile } from '../engine/campaign/release.ts'
import { storeAll } from './load-release.ts'
import type { Release, StoredFile } from './load-release.ts'

/** The delta in a release's folder; null where the release is a whole one. Rejects one whose files are not as they were made. */
export const readDelta = async (folder: string): Promise<Delta | null> => {
  const text = await readFile(join(folder, releaseFiles.delta), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  await checkHashes(folder)
  // Our own build wrote this file, and the hash list says that it is as it was written.
  const delta = JSON.parse(text) as Delta
  if (delta.version !== 1) throw new Error('the release was made by another version of the program')
  return delta
}

const checkHashes = async (folder: string) => {
  const lines = (await readFile(join(folder, releaseFiles.hashes), 'utf8')).split('\n').filter(Boolean)
  const checked = lines.map(async (line) => {
    const [hash = '', path = ''] = line.split('  ')
    const found = createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('hex')
    return found === hash ? [] : [path]
  })
  const [damaged] = (await Promise.all(checked)).flat()
  if (damaged !== undefined) throw new Error(`its file ${damaged} is damaged`)
  if (!lines.some((line) => line.endsWith(`  ${releaseFiles.delta}`)))
    throw new Error('its hash list is cut short')
}

/** The base with the delta's changes. Files that are the same in `known` are taken from there instead of from the disk. */
export const applyDelta = async (
  { name, folder, delta }: { name: string; folder: string; delta: Delta },
  base: Release,
  known: Release = base,
): Promise<Release> => {
  const { campaigns, assets } = delta.site
  const documents = Object.entries(campaigns.set).flatMap(([id, { page }]) =>
    page ? [[id, page] as const] : [],
  )
  const withoutPage = Object.entries(campaigns.set).flatMap(([id, { page }]) => (page ? [] : [id]))
  const renderer = base.renderer.withCampaigns?.(delta.views)
  if (!renderer) throw new Error('its base can show no other pages than its own')
  return {
    name,
    base,
    site: changedSite(base.site, delta.site),
    pages: await changedFiles(base.pages, documents, [...campaigns.gone, ...withoutPage], {
      folder,
      known: known.pages,
    }),
    assets: await changedFiles(base.assets, Object.entries(assets.set), assets.gone, {
      folder,
      known: known.assets,
    }),
    renderer,
  }
}

type Source = { folder: string; known: ReadonlyMap<string, StoredFile> }

const changedFiles = async (
  before: ReadonlyMap<string, StoredFile>,
  set: (readonly [string, ReleaseFile])[],
  gone: readonly string[],
  { folder, known }: Source,
): Promise<Map<string, StoredFile>> => {
  const isHeld = ([key, file]: readonly [string, ReleaseFile]) => {
    const held = known.get(key)
    return held?.etag === file.etag && held.file === file.file && held.csp === file.csp
  }
  const after = new Map(before)
  const read = await storeAll(
    folder,
    set.filter((entry) => !isHeld(entry)),
  )
  for (const [key] of set) {
    const file = read.get(key) ?? known.get(key)
    if (file) after.set(key, file)
  }
  for (const key of gone) after.delete(key)
  return after
}
