import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isReadable, releaseFolders } from '../../campaign/release/manifest.ts'
import type { Manifest } from '../../campaign/release/manifest.ts'
import { writeWhole } from '../bundle/cache.ts'
import { contentHash } from '../bundle/content-hash.ts'

const fileOf = (outDir: string, id: string) => join(outDir, releaseFolders.releases, `${id}.json`)

/** Writes a release that is not there yet; its id. */
export const writeManifest = async (outDir: string, manifest: Manifest): Promise<string> => {
  const text = JSON.stringify(manifest)
  const id = contentHash(text).slice(0, 20)
  if (!(await readManifest(outDir, id))) await writeWhole(fileOf(outDir, id), text)
  return id
}

/** Null where there is none, or one of another version. */
export const readManifest = async (outDir: string, id: string): Promise<Manifest | null> => {
  const text = await readFile(fileOf(outDir, id), 'utf8').catch(() => '')
  try {
    // Our own build wrote it.
    const manifest = JSON.parse(text) as Manifest
    return isReadable(manifest) ? manifest : null
  } catch {
    return null
  }
}

export const readLive = async (outDir: string): Promise<string> =>
  (await readFile(join(outDir, releaseFolders.pointer), 'utf8').catch(() => '')).trim()

/** Makes a release the live one, in a single step that a running server sees whole or not at all. */
export const makeLive = async (outDir: string, id: string): Promise<void> => {
  const former = await readLive(outDir)
  if (former === id) return
  // Their dates say until when each was live: its pages are still open in browsers.
  const now = new Date()
  await utimes(fileOf(outDir, id), now, now)
  await utimes(fileOf(outDir, former), now, now).catch(() => {})
  for (const folder of await formerFolders(outDir, former)) await utimes(folder, now, now).catch(() => {})
  await writeWhole(join(outDir, releaseFolders.pointer), `${id}\n`)
}

/** Of a release of the former layout: its folder, and the one that it was the delta of. */
const formerFolders = async (outDir: string, id: string): Promise<string[]> => {
  if (id === '') return []
  const folder = join(outDir, releaseFolders.releases, id)
  const delta = await readFile(join(folder, 'delta.json'), 'utf8').catch(() => '')
  const [, base] = /"base":\s*"([\w.-]+)"/.exec(delta) ?? []
  return base === undefined ? [folder] : [folder, join(folder, '..', base)]
}

/** Makes the release live that was live before with other content, for the same origin; its id, or null where there is none. */
export const goBack = async (outDir: string): Promise<string | null> => {
  const live = await readManifest(outDir, await readLive(outDir))
  for (const { id } of await releasesOf(outDir)) {
    const former = await readManifest(outDir, id)
    if (!former || (live && (contentOf(former) === contentOf(live) || leadsElsewhere(former, live)))) continue
    await makeLive(outDir, id)
    return id
  }
  return null
}

/** The same for a release that was made quickly and the polished one. */
const contentOf = ({ name, shortcuts, staff, coaches }: Manifest) =>
  JSON.stringify([
    name,
    shortcuts,
    staff,
    Object.entries(coaches).map(([slug, { inputs }]) => [slug, inputs]),
  ])

/** Its links do. Releases of earlier versions do not say where. */
const leadsElsewhere = ({ publicOrigin }: Manifest, live: Manifest) =>
  publicOrigin !== undefined && live.publicOrigin !== undefined && publicOrigin !== live.publicOrigin

type Dated = { id: string; at: number }

/** The latest live one first. */
export const releasesOf = async (outDir: string): Promise<Dated[]> => {
  const folder = join(outDir, releaseFolders.releases)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const dated = names.map(async (name) => {
    // Others may clear away, too.
    const found = await stat(join(folder, name)).catch(() => null)
    return found ? [{ id: name.slice(0, -'.json'.length), at: found.mtimeMs }] : []
  })
  return (await Promise.all(dated)).flat().toSorted((a, b) => b.at - a.at)
}

export const removeRelease = (outDir: string, id: string) => rm(fileOf(outDir, id), { force: true })
