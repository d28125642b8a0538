import { readFile } from 'node:fs'
import { promisify } from 'node:util'

/** Reads a file by its path. */
export type ReadBytes = (path: string) => Promise<Buffer>

/**
 * Reads immutable files through an LRU cache of at most `most` bytes. Concurrent reads of one file are one read.
 */
export const cachedReader = (most = 64 * 1_048_576, read: ReadBytes = promisify(readFile)): ReadBytes => {
  const cache = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let loaded = 0
  const keep = (path: string, bytes: Buffer) => {
    // One large file must not evict all others.
    if (bytes.length > most / 4) return
    cache.set(path, bytes)
    loaded += bytes.length
    for (const [oldest, { length }] of cache) {
      if (loaded <= most) return
      cache.delete(oldest)
      loaded -= length
    }
  }
  const readAnew = async (path: string) => {
    const bytes = await read(path)
    keep(path, bytes)
    return bytes
  }
  return async (path) => {
    const known = cache.get(path)
    if (!known) {
      const reading = underWay.get(path) ?? readAnew(path).finally(() => underWay.delete(path))
      underWay.set(path, reading)
      return reading
    }
    cache.delete(path)
    cache.set(path, known)
    return known
  }
}
