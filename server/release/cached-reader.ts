import { readFile } from 'node:fs'
import { promisify } from 'node:util'

/** Reads a file by its path. */
export type ReadBytes = (path: string) => Promise<Buffer>

/**
 * Reads files that nobody writes to any more: what was asked for last stays in memory, at most `most` bytes of all files
 * together. What two ask for at the same time is read once.
 */
export const cachedReader = (most = 64 * 1_048_576, read: ReadBytes = promisify(readFile)): ReadBytes => {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let loaded = 0
  const keep = (path: string, bytes: Buffer) => {
    // One large file must not send all others away.
    if (bytes.length > most / 4) return
    kept.set(path, bytes)
    loaded += bytes.length
    for (const [oldest, { length }] of kept) {
      if (loaded <= most) return
      kept.delete(oldest)
      loaded -= length
    }
  }
  const readAnew = async (path: string) => {
    const bytes = await read(path)
    keep(path, bytes)
    return bytes
  }
  return async (path) => {
    const known = kept.get(path)
    if (!known) {
      const reading = underWay.get(path) ?? readAnew(path).finally(() => underWay.delete(path))
      underWay.set(path, reading)
      return reading
    }
    kept.delete(path)
    kept.set(path, known)
    return known
  }
}
