import { basename, extname } from 'node:path'
import { contentHash } from './content-hash.ts'

export type HashedFile = { url: string; content: Buffer }

export const hashedFile = (name: string, content: Buffer): HashedFile => {
  const extension = extname(name)
  // Blanks and "#" mean something else in addresses, and the ending says how a file is served.
  const stem = basename(name, extension).replaceAll(/[^\w.-]+/g, '-')
  return { url: `/assets/${stem}.${contentHash(content).slice(0, 10)}${extension.toLowerCase()}`, content }
}
