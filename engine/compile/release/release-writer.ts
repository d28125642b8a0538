import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import {
  appendFile,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseFiles, releaseFolders } from '../../campaign/release/release.ts'
import type { ReleaseFile } from '../../campaign/release/release.ts'
import { moveFolder, unfinishedName, writeWhole } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { compress } from '../pages/compress.ts'
import { contentHash } from '../bundle/content-hash.ts'

export type ReleaseWriter = ReturnType<typeof openReleaseWriter>

/** A release while it is written: a folder that nobody reads until `publish`. */
export const openReleaseWriter = (outDir: string, id: string, cache: Cache, isQuick = false) => {
  const folder = unfinishedName(join(outDir, `${unfinishedPrefix}${id}`))
  const hashes = new Map<string, string>()
  const growing = new Map<string, Hash>()
  const makeFolderOf = (path: string) => mkdir(dirname(join(folder, path)), { recursive: true })
  const write = async (path: string, content: string | Buffer) => {
    await makeFolderOf(path)
    hashes.set(path, createHash('sha256').update(content).digest('hex'))
    await writeFile(join(folder, path), content)
  }
  const append = async (path: string, piece: string) => {
    await makeFolderOf(path)
    growing.set(path, (growing.get(path) ?? createHash('sha256')).update(piece))
    await appendFile(join(folder, path), piece)
  }
  return {
    write,
    /** Of a large file only one piece is in memory. */
    append,
    has: (path: string): boolean => hashes.has(path),
    /** Takes a file over from a release folder, without reading it; `hash`: from that folder's list. */
    take: async (path: string, from: string, hash: string) => {
      const source = join(from, path)
      await makeFolderOf(path)
      hashes.set(path, hash)
      // Releases are never written to once they are there, so two may share a file.
      await link(source, join(folder, path)).catch(() => copyFile(source, join(folder, path)))
    },
    serve: async (
      path: string,
      content: string | Buffer,
      more: Pick<ReleaseFile, 'immutable' | 'csp'>,
    ): Promise<ReleaseFile> => {
      const bytes = Buffer.from(content)
      const twins = await compress(cache, path, bytes, isQuick)
      await write(path, bytes)
      for (const [kind, twin] of Object.entries(twins)) await write(`${path}.${kind}`, twin)
      const etag = `"${contentHash(bytes).slice(0, 32)}"`
      return { file: path, contentType: contentTypeOf(path), etag, ...more }
    },
    /** Writes the hash list and moves the folder to its place among the releases. */
    publish: async (name = id) => {
      for (const [path, hash] of growing) hashes.set(path, hash.digest('hex'))
      await write(releaseFiles.hashes, hashList(hashes))
      await mkdir(join(outDir, releaseFolders.releases), { recursive: true })
      await moveFolder(folder, releaseFolder(outDir, name))
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

export const releaseFolder = (outDir: string, id: string) => join(outDir, releaseFolders.releases, id)

/** A release is whole once its hash list is there: the list is written last, and the folder moved after it. */
export const isWhole = async (outDir: string, id: string): Promise<boolean> =>
  Boolean(await stat(join(releaseFolder(outDir, id), releaseFiles.hashes)).catch(() => null))

/** Makes a release the live one, in a single step that a running server sees whole or not at all. */
export const makeLive = async (outDir: string, id: string) => {
  if ((await readLive(outDir)) === id) return
  // One that was live before comes back: it is no old one then.
  const now = new Date()
  await utimes(releaseFolder(outDir, id), now, now)
  await writeWhole(join(outDir, releaseFolders.pointer), `${id}\n`)
}

export const readLive = async (outDir: string): Promise<string> =>
  (await readFile(join(outDir, releaseFolders.pointer), 'utf8').catch(() => '')).trim()

/** Makes the release live that was live before; its name, or null where there is none. */
export const goBack = async (outDir: string): Promise<string | null> => {
  const live = await readLive(outDir)
  for (const name of await releasesOf(outDir)) {
    if (name === live || !(await isWhole(outDir, name))) continue
    await makeLive(outDir, name)
    return name
  }
  return null
}

/** The latest live one first. */
const releasesOf = async (outDir: string): Promise<string[]> => {
  const found = await datedFolders(join(outDir, releaseFolders.releases))
  return found.toSorted((a, b) => b.at - a.at).map(({ name }) => name)
}

/** Removes old releases and unfinished ones of killed builds; keeps `live`, what is still served, and bases of deltas. */
export const pruneReleases = async (
  outDir: string,
  live: string,
  now: Date,
  keep = { whole: 3, deltas: 24 },
) => {
  const folder = join(outDir, releaseFolders.releases)
  const releases = await releasesOf(outDir)
  const others = releases.filter((name) => name !== live)
  const kept = [
    live,
    await readLive(outDir),
    ...others.filter((name) => !isDelta(name)).slice(0, keep.whole - 1),
    ...others.filter(isDelta).slice(0, keep.deltas),
  ]
  const needed = new Set(kept.flatMap((name) => [name, baseOf(name)]))
  for (const name of releases)
    if (!needed.has(name)) await rm(join(folder, name), { recursive: true, force: true })
  const hourAgo = now.getTime() - 3_600_000
  const abandoned = (await datedFolders(outDir)).filter(
    ({ name, at }) => name.startsWith(unfinishedPrefix) && at < hourAgo,
  )
  for (const { name } of abandoned) await rm(join(outDir, name), { recursive: true, force: true })
}

/** A delta's name begins with that of its base. */
export const deltaName = (base: string, hash: string) => `${base}-${hash.slice(0, 12)}`
const isDelta = (name: string) => name.includes('-')
const baseOf = (name: string) => name.split('-')[0] ?? name

const unfinishedPrefix = '.unfinished-'

const datedFolders = async (folder: string) => {
  const names = await readdir(folder).catch(() => [])
  const dated = names.map(async (name) => {
    // Others may clear away, too.
    const found = await stat(join(folder, name)).catch(() => null)
    return found ? [{ name, at: found.mtimeMs }] : []
  })
  return (await Promise.all(dated)).flat()
}

export const readHashes = async (folder: string): Promise<Map<string, string>> => {
  const lines = (await readFile(join(folder, releaseFiles.hashes), 'utf8')).split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [hash = '', path = ''] = line.split('  ')
      return [path, hash]
    }),
  )
}

const hashList = (hashes: ReadonlyMap<string, string>): string =>
  [...hashes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, hash]) => `${hash}  ${name}\n`)
    .join('')

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}
const contentTypeOf = (path: string) =>
  contentTypes[path.split('.').pop() ?? ''] ?? 'application/octet-stream'
