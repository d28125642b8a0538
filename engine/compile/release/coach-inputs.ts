import { readdirSync, readFileSync } from 'node:fs'
import { contentHash } from '../bundle/content-hash.ts'

/** Hash of all that is in a coach's folder. `shared`: what all coaches have part in. */
export const coachInputs = (dir: string, shared: string): string => {
  const parts = entriesIn(dir)
    .filter(({ name }) => !isSkipped.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return contentHash(
    shared,
    ...parts.flatMap(({ name, isFile }) => [name, isFile ? read(`${dir}/${name}`) : '']),
  )
}

const isSkipped = /(^|\/)(\.|(README|REFERENCE)\.md$)/

/** `name`: with the folders above it, from the coach's. */
type Entry = { name: string; isFile: boolean }

/** By hand: a recursive `readdirSync` asks the disk of each entry once more what it is. */
const entriesIn = (dir: string, above = ''): Entry[] =>
  listed(dir).flatMap((entry) => {
    const own = { name: above + entry.name, isFile: entry.isFile() }
    return entry.isDirectory() ? [own, ...entriesIn(`${dir}/${entry.name}`, `${own.name}/`)] : [own]
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
    // Node reads a text in a single step; one that is none by its bytes is looked at as they are.
    const text = isText.test(path) ? readFileSync(path, 'utf8') : null
    return text === null || text.includes('\ufffd') ? readFileSync(path) : text
  } catch {
    return 'unreadable'
  }
}

const isText = /\.(yaml|md)$/
