import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.ts'

/** Keeps what is costly to make, by the hash of what it was made from: an entry is never wrong, only unused. */
export type Cache = {
  bytes: (key: (string | Uint8Array)[], make: () => Promise<Buffer>) => Promise<Buffer>
  json: <Value>(key: (string | Uint8Array)[], make: () => Promise<Value>) => Promise<Value>
}

export const openCache = (folder: string): Cache => {
  const underWay = new Map<string, Promise<Buffer>>()
  // What two pages ask for at the same time is made once.
  const bytes: Cache['bytes'] = (key, make) => {
    const file = join(folder, 'entries', contentHash(...key))
    const kept = underWay.get(file) ?? keep(file, make).finally(() => underWay.delete(file))
    underWay.set(file, kept)
    return kept
  }
  return {
    bytes,
    json: async (key, make) =>
      JSON.parse((await bytes(key, async () => Buffer.from(JSON.stringify(await make())))).toString()),
  }
}

const keep = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const kept = unsealed(await readFile(file).catch(() => null))
  if (kept) {
    await utimes(file, new Date(), new Date()).catch(() => {})
    return kept
  }
  const made = await make()
  await writeWhole(file, Buffer.concat([seal(made), made]), { flush: false })
  return made
}

/**
 * Stands before an entry's bytes and tells whether they are all there: so entries need not wait for the disk, and what a
 * power cut or a full disk left of one is made again.
 */
const seal = (made: Uint8Array) => createHash('sha256').update(made).digest()

const unsealed = (entry: Buffer | null): Buffer | null => {
  if (!entry) return null
  const content = entry.subarray(sealLength)
  return entry.subarray(0, sealLength).equals(seal(content)) ? content : null
}
const sealLength = 32

/** Writes beside the target, to the disk itself, and renames: a reader, or a power cut, never meets half a file. */
export const writeWhole = async (file: string, content: string | Buffer, { flush } = { flush: true }) => {
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, content, { flush })
  await rename(draft, file)
}

/** Removes entries and bundles that no build has asked for in the last two weeks. */
export const pruneCache = async (folder: string, now: Date) => {
  const oldest = now.getTime() - 14 * 24 * 3600 * 1000
  for (const kind of ['entries', 'bundles']) {
    const names = await readdir(join(folder, kind)).catch(() => [])
    for (const name of names) {
      const path = join(folder, kind, name)
      const found = await stat(path).catch(() => null)
      if (found && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true })
    }
  }
}
