import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { hashIn } from '../../engine/campaign/release/manifest.ts'

const usualRoom = 32 * 1_048_576

/** Bytes; larger objects, such as PDFs, are read each time. */
const mostKept = 1_048_576

export type Objects = ReturnType<typeof openObjects>

/** Files by their paths from `dist`. Their names are hashes, so what is in memory is never out of date. */
export const openObjects = (dist: string, room = usualRoom) => {
  const kept = keepRecent(room)
  const readOnce = async (path: string): Promise<Buffer> => asNamed(await readFile(join(dist, path)), path)
  return {
    read: async (path: string): Promise<Buffer> => kept.get(path) ?? kept.keep(path, await readOnce(path)),
    readSync: (path: string): Buffer =>
      kept.get(path) ?? kept.keep(path, apart(asNamed(readFileSync(join(dist, path)), path))),
    /** For what is too large to be read whole. Its hash is not checked; the caller closes it. */
    open: (path: string): Promise<FileHandle> => open(join(dist, path)),
    /** Past the memory: for what is parsed and kept in another shape. */
    readOnce,
  }
}

/** The most recently used of them. */
const keepRecent = (room: number) => {
  // In the order of their last use.
  const all = new Map<string, Buffer>()
  let size = 0
  const drop = (path: string) => {
    const bytes = all.get(path)
    if (bytes && all.delete(path)) size -= bytes.length
    return bytes
  }
  const keep = (path: string, bytes: Buffer): Buffer => {
    drop(path)
    if (bytes.length > mostKept) return bytes
    all.set(path, bytes)
    size += bytes.length
    for (const oldest of all.keys()) {
      if (size <= room) break
      drop(oldest)
    }
    return bytes
  }
  return {
    keep,
    get: (path: string): Buffer | undefined => {
      const bytes = drop(path)
      return bytes && keep(path, bytes)
    },
  }
}

/** A power cut or a full disk can leave half a file. */
const asNamed = (bytes: Buffer, path: string): Buffer => {
  const named = hashIn(path)
  if (named !== null && hash('sha256', bytes) !== named)
    throw Object.assign(new Error(`its file ${path} is damaged`), { code: 'DAMAGED_FILE' })
  return bytes
}

/** Node reads small files into pieces of a shared buffer, which one piece would keep in memory. */
const apart = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)
