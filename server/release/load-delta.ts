import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changedSite } from '../../engine/campaign/release/delta.ts'
import type { Delta } from '../../engine/campaign/release/delta.ts'
import { releaseFiles } from '../../engine/campaign/release/release.ts'
import type { ReleaseFile } from '../../engine/campaign/release/release.ts'
import { storeAll } from './load-release.ts'
import type { Release } from './load-release.ts'
import { layeredFiles } from './release-files.ts'
import type { Files } from './release-files.ts'

/** A delta with the lines of its hash list: its files are as they were made. */
export type CheckedDelta = { delta: Delta; hashes: ReadonlySet<string> }

/**
 * The delta in a release's folder; null where the release is a whole one. Rejects one whose files are not as they were made;
 * `checked`: lines of hash lists that were found right before, as deltas that follow each other share most files.
 */
export const readDelta = async (
  folder: string,
  checked: ReadonlySet<string> = new Set(),
): Promise<CheckedDelta | null> => {
  const text = await readFile(join(folder, releaseFiles.delta), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const hashes = await checkHashes(folder, checked)
  // Our own build wrote this file, and the hash list says that it is as it was written.
  const delta = JSON.parse(text) as Delta
  if (delta.version !== 1) throw new Error('the release was built by another version of Porchlight')
  return { delta, hashes }
}

const checkHashes = async (folder: string, before: ReadonlySet<string>) => {
  const lines = (await readFile(join(folder, releaseFiles.hashes), 'utf8')).split('\n').filter(Boolean)
  const checked = lines.map(async (line) => {
    if (before.has(line)) return []
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
  return new Set(lines)
}

type Found = CheckedDelta & { name: string; folder: string }

/** The base with the delta's changes. Files that are the same in `known` are taken from there instead of from the disk. */
export const applyDelta = async (
  { name, folder, delta, hashes }: Found,
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
  const pagesGone = [...campaigns.gone, ...withoutPage]
  return {
    name,
    base: { on: base, delta, hashes },
    site: changedSite(base.site, delta.site),
    pages: await changedFiles(base.pages, documents, pagesGone, { folder, known: known.pages }),
    assets: await changedFiles(base.assets, Object.entries(assets.set), assets.gone, {
      folder,
      known: known.assets,
    }),
    renderer,
  }
}

const changedFiles = async (
  before: Files,
  set: (readonly [string, ReleaseFile])[],
  gone: readonly string[],
  { folder, known }: { folder: string; known: Files },
): Promise<Files> => layeredFiles(before, await storeAll(folder, set, known), new Set(gone))
