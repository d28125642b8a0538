import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.ts'

/** Caches what is costly to make, by the hash of what it was made from: an entry is never wrong, only unused. */
export type Cache = {
  bytes: (key: (string | Uint8Array)[], make: () => Promise<Buffer>) => Promise<Buffer>
  json: <Value>(key: (string | Uint8Array)[], make: () => Promise<Value>) => Promise<Value>
}

export const openCache = (folder: string): Cache => {
  const underWay = new Map<string, Promise<Buffer>>()
  // What two pages need at the same time is made once.
  const bytes: Cache['bytes'] = (key, make) => {
    const file = join(folder, 'entries', contentHash(...key))
    const made = underWay.get(file) ?? keep(file, make).finally(() => underWay.delete(file))
    underWay.set(file, made)
    return made
  }
  return {
    bytes,
    json: async (key, make) =>
      JSON.parse((await bytes(key, async () => Buffer.from(JSON.stringify(await make())))).toString()),
  }
}

/** What `make` makes of a key, once for each cache while the process runs; what failed is tried again. */
export const oncePerCache = <Value>() => {
  const entries = new WeakMap<Cache, Map<string, Promise<Value>>>()
  return (cache: Cache, key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(cache) ?? new Map<string, Promise<Value>>()
    entries.set(cache, known)
    const made = known.get(key) ?? make()
    known.set(key, made)
    made.catch(() => known.delete(key))
    return made
  }
}

// Synchronous: entries are small, and the threads that would read them are busy drawing and compressing.
const keep = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const cached = unsealed(readEntry(file))
  if (cached) return cached
  const made = await make()
  writeEntry(file, Buffer.concat([seal(made), made]))
  return made
}

const readEntry = (file: string): Buffer | null => {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) return null
    const entry = readFileSync(file)
    const now = new Date()
    if (now.getTime() - found.mtimeMs > touchedEvery) utimesSync(file, now, now)
    return entry
  } catch {
    return null
  }
}

const hour = 3_600_000
/** How exactly the file of an entry records when it was last read. */
const touchedEvery = hour

const writeEntry = (file: string, entry: Buffer) => {
  const unfinished = unfinishedName(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(unfinished, entry)
  renameSync(unfinished, file)
}

/** Precedes the bytes of an entry, so that an entry cut off by a power cut or a full disk is noticed and made again. */
const seal = (made: Uint8Array) => createHash('sha256').update(made).digest()

const unsealed = (entry: Buffer | null): Buffer | null => {
  if (!entry) return null
  const content = entry.subarray(sealLength)
  return entry.subarray(0, sealLength).equals(seal(content)) ? content : null
}
const sealLength = 32

/** Writes beside the target, to the disk itself, and renames: a reader, or a power cut, never meets half a file. */
export const writeWhole = async (file: string, content: string | Buffer) => {
  const unfinished = unfinishedName(file)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, content, { flush: true })
  await rename(unfinished, file)
}

/** What a file or folder is called until it is whole. */
export const unfinishedName = (path: string): string =>
  `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`

/** Moves a finished folder to its place, unless another process was faster: equal inputs give equal bytes. */
export const moveFolder = async (from: string, to: string): Promise<void> =>
  rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(from, { recursive: true, force: true })
  })

/** Removes entries and bundles that no build has read in the last two weeks. */
export const pruneCache = async (folder: string, now: Date) => {
  const oldest = now.getTime() - 14 * 24 * hour - touchedEvery
  for (const kind of ['entries', 'bundles']) {
    const names = await readdir(join(folder, kind)).catch(() => [])
    for (const name of names) {
      const path = join(folder, kind, name)
      const found = await stat(path).catch(() => null)
      if (found && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true })
    }
  }
}
