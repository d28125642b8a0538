import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

type Part = string | Uint8Array

/** Hex SHA-256 over the parts; each part's length is hashed too, so moving a border changes the answer. */
export const contentHash = (...parts: Part[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) {
    const length = typeof part === 'string' ? Buffer.byteLength(part) : part.length
    hash.update(`${length}:`).update(part)
  }
  return hash.digest('hex')
}

export const hashOfFiles = async (base: string, paths: string[], skip = /$^/): Promise<string> => {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(base, path))))).flat()
  const named = files
    .map((file) => ({ file, name: relative(base, file) }))
    .filter(({ name }) => !skip.test(name))
  const sorted = named.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  // One after the other: containers often allow 1,024 open files.
  return contentHash(...sorted.flatMap(({ file, name }) => [name, readFileSync(file)]))
}

export const filesBelow = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
