import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { objectPath } from '../../campaign/release/manifest.ts'
import { unfinishedName } from '../bundle/cache.ts'

/** Files by the hash of their bytes, in the folder of releases: written once, never changed. */
export type Objects = {
  /** Writes what is not there yet; its path. */
  put: (content: string | Buffer, ending: string) => string
  read: (path: string) => Buffer
}

export const openObjects = (outDir: string): Objects => ({
  // Synchronous: files are small, and nobody waits for another thread.
  put: (content, ending) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const path = objectPath(hash('sha256', bytes), ending)
    const file = join(outDir, path)
    const found = statSync(file, { throwIfNoEntry: false })
    // A power cut can leave half a file.
    if (found?.size === bytes.length) keepFresh(file, found.mtimeMs)
    else writeObject(file, bytes)
    return path
  },
  read: (path) => readFileSync(join(outDir, path)),
})

/** An object that no kept release refers to stays so long: a build may just be about to. */
export const leastAge = 3_600_000

const keepFresh = (file: string, writtenAt: number) => {
  const now = new Date()
  if (now.getTime() - writtenAt > leastAge / 2) utimesSync(file, now, now)
}

const writeObject = (file: string, bytes: Buffer) => {
  const unfinished = unfinishedName(file)
  try {
    writeFileSync(unfinished, bytes)
  } catch {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, bytes)
  }
  renameSync(unfinished, file)
}

/** Makes the same paths, and writes nothing. */
export const withoutWriting = (objects: Objects): Objects => ({
  ...objects,
  put: (content, ending) => objectPath(hash('sha256', content), ending),
})
