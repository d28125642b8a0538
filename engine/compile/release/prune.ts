import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolders } from '../../campaign/release/manifest.ts'
import type { Manifest } from '../../campaign/release/manifest.ts'
import { readLive, readManifest, releasesOf, removeRelease } from './manifests.ts'
import { leastAge, openObjects } from './objects.ts'
import type { Objects } from './objects.ts'

const aDay = 24 * 3_600_000
/** Of the last day, whose forms a server still accepts; and always as many as a way back needs. */
const keep = { ofTheDay: 26, always: 3 }

/** Removes releases that nobody asks for any more; the live one stays. */
export const pruneReleases = async (outDir: string, now: Date): Promise<void> => {
  const live = await readLive(outDir)
  const others = (await releasesOf(outDir)).filter(({ id }) => id !== live)
  for (const [index, { id, at }] of others.entries()) {
    const isKept = index < keep.always - 1 || (index < keep.ofTheDay && now.getTime() - at < aDay)
    if (!isKept) await removeRelease(outDir, id)
  }
  await pruneLeftovers(outDir, live, now)
}

/** Removes the objects that neither a release nor any of the `waiting` coaches refers to; their number. */
export const pruneObjects = async (
  outDir: string,
  now: Date,
  waiting: Manifest['coaches'] = {},
): Promise<number> => {
  const reached = new Set<string>()
  const read = new Set<string>()
  for (const { id } of await releasesOf(outDir)) {
    const manifest = await readManifest(outDir, id)
    if (manifest) reach(outDir, manifest, { reached, read })
  }
  reach(outDir, { coaches: waiting }, { reached, read })
  let removed = 0
  const root = join(outDir, releaseFolders.objects)
  for (const first of await readdir(root).catch(() => []))
    for (const name of await readdir(join(root, first))) {
      const file = join(root, first, name)
      if (reached.has(`${releaseFolders.objects}/${first}/${name}`)) continue
      const found = await stat(file).catch(() => null)
      if (!found || now.getTime() - found.mtimeMs < leastAge) continue
      await rm(file, { force: true })
      removed += 1
    }
  return removed
}

type Found = { reached: Set<string>; read: Set<string> }

const reach = (outDir: string, manifest: Pick<Manifest, 'coaches'>, { reached, read }: Found) => {
  const objects = openObjects(outDir)
  for (const path of pathsIn(JSON.stringify(manifest))) reached.add(path)
  for (const { bundle } of Object.values(manifest.coaches)) {
    if (read.has(bundle)) continue
    read.add(bundle)
    for (const path of pathsIn(textOf(objects, bundle))) reached.add(path)
  }
}

const textOf = (objects: Objects, path: string): string => {
  try {
    return objects.read(path).toString()
  } catch (error) {
    // No server can serve such a release. Another error passes, and files that are served must not be taken for unused.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

const pathsIn = (json: string) => json.match(/\bobjects\/[0-9a-f]{2}\/[0-9a-f]{62}[.\w]*/g) ?? []

/** Earlier versions of the program kept a folder for each release; a kill leaves unfinished files. */
const pruneLeftovers = async (outDir: string, live: string, now: Date) => {
  for (const folder of [outDir, join(outDir, releaseFolders.releases)])
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name)
      const isFormer = entry.isDirectory() && folder !== outDir && entry.name !== live
      if (!isFormer && !/^\.unfinished-|\.tmp$/.test(entry.name)) continue
      const found = await stat(path).catch(() => null)
      if (found && now.getTime() - found.mtimeMs > aDay) await rm(path, { recursive: true, force: true })
    }
}
