import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentHash } from '../bundle/content-hash.ts'

/** Hash of all that is in a coach's folder. `shared`: what all coaches have part in. */
export const coachInputs = (dir: string, shared: string): string => {
  const entries = entriesIn(dir)
  const parts = entries
    .map((entry) => ({ ...entry, name: relative(dir, entry.path) }))
    .filter(({ name }) => !isSkipped.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return contentHash(shared, ...parts.flatMap(({ name, path, isFile }) => [name, isFile ? read(path) : '']))
}

const isSkipped = /(^|\/)(\.|(README|REFERENCE)\.md$)/

const entriesIn = (dir: string) => {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
    return entries.map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
  } catch {
    // The folder may not be read: the validator says so.
    return []
  }
}

const read = (path: string) => {
  try {
    return readFileSync(path)
  } catch {
    return 'unreadable'
  }
}
