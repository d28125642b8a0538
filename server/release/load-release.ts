import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import {
  releaseFiles,
  type ReleaseFile,
  type ServedSite,
  type Site,
} from '../../engine/campaign/release/release.ts'
import type { Delta } from '../../engine/campaign/release/delta.ts'
import type { PageRenderer } from '../ports.ts'

export type Files = Pick<ReadonlyMap<string, StoredFile>, 'get' | 'has' | 'keys'>

export type Release = {
  name: string
  site: ServedSite
  /** Prerendered documents by campaign id. */
  pages: Files
  /** By URL path, such as "/assets/x.js". */
  assets: Files
  renderer: PageRenderer
  /** Of a delta: its base release, and how it differs from that. */
  base?: { on: Release; delta: Delta }
}

export const sharesBase = (a: Release, b: Release): boolean => (a.base?.on ?? a) === (b.base?.on ?? b)

export type LoadRenderer = (folder: string) => Promise<PageRenderer>

export type Loading = {
  loadRenderer: LoadRenderer
  read?: (path: string) => Promise<Buffer>
  /** Bytes; the default fits some hundred campaigns. */
  room?: number
}

const usualRoom = 128 * 1_048_576

/** Rejects when a listed file is missing, or a loaded one is damaged. */
export const loadRelease = async (folder: string, name: string, loading: Loading): Promise<Release> => {
  const { loadRenderer, read, room = usualRoom } = loading
  const { assets: files, ...site } = readSite(await readFile(join(folder, releaseFiles.site), 'utf8'))
  const documents = Object.values(site.campaigns).flatMap(({ id, page }) =>
    page ? [[id, page] as const] : [],
  )
  const place = await placeOf(folder, read)
  const pages = stored(place, documents)
  const assets = stored(place, Object.entries(files))
  await takeIntoMemory([...pages.values(), ...assets.values()], room)
  return { name, site, pages, assets, renderer: await loadRenderer(folder) }
}

const readSite = (text: string): Site => {
  const site = JSON.parse(text) as Site
  if (site.version !== 1) throw new Error('the release was built by another version of Porchlight')
  return site
}

const namesIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set((await readdir(folder, { recursive: true })).map((name) => name.replaceAll(sep, '/')))

type Place = Awaited<ReturnType<typeof placeOf>>

const placeOf = async (folder: string, read: (path: string) => Promise<Buffer> = readFile) => ({
  folder,
  read,
  there: await namesIn(folder),
  hashes: await readHashList(folder),
})

const stored = (place: Place, entries: (readonly [string, ReleaseFile])[]): Map<string, StoredFile> =>
  new Map(entries.map(([key, file]) => [key, storedIn(place, file)]))

const storedIn = (place: Place, file: ReleaseFile): StoredFile => {
  const { there } = place
  if (!there.has(file.file)) throw new Error(`its file ${file.file} is missing`)
  const [br, gz] = [`${file.file}.br`, `${file.file}.gz`]
  const onDisk = {
    plain: readerOf(place, file.file),
    ...(there.has(br) && { br: readerOf(place, br) }),
    ...(there.has(gz) && { gz: readerOf(place, gz) }),
  }
  return { ...file, ...onDisk, onDisk }
}

const readerOf = ({ folder, read, hashes }: Place, path: string) => {
  const made = hashes.get(path)
  return async () => asMade(await read(join(folder, path)), path, made)
}

/** SHA-256 by path; empty where the release has no list. */
export const readHashList = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(join(folder, releaseFiles.hashes), 'utf8').catch(() => '')
  return new Map(
    text.split('\n').flatMap((line) => {
      const [made = '', path] = line.split('  ')
      return path === undefined ? [] : [[path, made] as const]
    }),
  )
}

/** A power cut or a full disk can leave half a file. */
export const asMade = (bytes: Buffer, path: string, made: string | undefined): Buffer => {
  if (made !== undefined && hash('sha256', bytes) !== made)
    throw Object.assign(new Error(`its file ${path} is damaged`), { code: 'DAMAGED_FILE' })
  return bytes
}

export const storeAll = async (
  folder: string,
  entries: (readonly [string, ReleaseFile])[],
  known: Files,
): Promise<Map<string, StoredFile>> => {
  const files = stored(await placeOf(folder), entries)
  for (const [key, file] of files) {
    const same = known.get(key)
    if (same && isSame(same, file)) Object.assign(file, bodiesOf(same))
  }
  await takeIntoMemory([...files.values()], Infinity)
  return files
}

const isSame = (a: ReleaseFile, b: ReleaseFile) => a.etag === b.etag && a.file === b.file && a.csp === b.csp

export type Bytes = Buffer | (() => Promise<Buffer>)

type Bodies = { plain: Bytes; br?: Bytes; gz?: Bytes }

/** With compressed copies. `onDisk`: reads each of them. */
export type StoredFile = ReleaseFile & Bodies & { onDisk?: Bodies }

export const bytesOf = (bytes: Bytes): Buffer | Promise<Buffer> =>
  typeof bytes === 'function' ? bytes() : bytes

export const bodiesOf = ({ plain, br, gz }: StoredFile): Bodies => ({
  plain,
  ...(br && { br }),
  ...(gz && { gz }),
})

/** In the order of preference of browsers. */
const kinds = ['br', 'gz', 'plain'] as const

const concurrency = 32

/** At most `room` bytes: pages first, pictures last. Rejects at the end if one is unreadable. */
export const takeIntoMemory = async (files: readonly StoredFile[], room: number): Promise<void> => {
  const bodies = files.flatMap((file) =>
    kinds
      .filter((kind) => file[kind])
      .map((kind, at) => ({ file, kind, rank: isHeavy(file) ? kinds.length : Math.min(at, 1) })),
  )
  const waiting = bodies.toSorted((a, b) => a.rank - b.rank).values()
  const faults: unknown[] = []
  let left = room
  let isFull = false
  const take = async ({ file, kind }: { file: StoredFile; kind: keyof Bodies }) => {
    const bytes = isFull || left === 0 ? null : await bytesOf(file[kind] ?? Buffer.alloc(0))
    const fits = bytes !== null && bytes.length <= left
    if (fits) left -= bytes.length
    else isFull = true
    const body = fits ? bytes : file.onDisk?.[kind]
    if (body) file[kind] = body
  }
  const work = async () => {
    for (const body of waiting) await take(body).catch((error: unknown) => faults.push(error))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  if (faults.length > 0) throw faults[0]
}

const isHeavy = ({ contentType }: ReleaseFile) =>
  /^(image\/(?!svg)|video\/|application\/pdf)/.test(contentType)
