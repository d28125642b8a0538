import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFiles } from '../../engine/campaign/release/release.ts'

/** SHA-256 of each file of a release by its path; empty where the release has no list. */
export const readHashList = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(join(folder, releaseFiles.hashes), 'utf8').catch(() => '')
  return new Map(
    text.split('\n').flatMap((line) => {
      const [made = '', path] = line.split('  ')
      return path === undefined ? [] : [[path, made] as const]
    }),
  )
}

/** Returns the bytes if their hash is right; a power cut or a full disk can leave half a file. */
export const asMade = (bytes: Buffer, path: string, made: string | undefined): Buffer => {
  if (made === undefined || known.has(bytes)) return bytes
  if (hash('sha256', bytes) !== made)
    throw Object.assign(new Error(`its file ${path} is damaged`), { code: 'DAMAGED_FILE' })
  known.add(bytes)
  return bytes
}

/** Bytes that were checked: what stays in memory is hashed once. */
const known = new WeakSet<Buffer>()
