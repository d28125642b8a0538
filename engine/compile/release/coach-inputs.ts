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

type Entry = { path: string; isFile: boolean }

/** By hand: a recursive `readdirSync` asks the disk of each entry once more what it is. */
const entriesIn = (dir: string): Entry[] =>
  listed(dir).flatMap((entry) => {
    const path = join(dir, entry.name)
    const own = { path, isFile: entry.isFile() }
    return entry.isDirectory() ? [own, ...entriesIn(path)] : [own]
  })

const listed = (dir: string) => {
  try {
    return readdirSync(dir, { withFileTypes: true })
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
