import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { releaseFiles, releaseFolders } from '../campaign/release.ts'
import type { ReleaseFile } from '../campaign/release.ts'
import { writeWhole } from './cache.ts'
import type { Cache } from './cache.ts'
import { compress } from './compress.ts'
import { contentHash, filesBelow } from './content-hash.ts'

/** A release while it is written: a folder that nobody reads until `publish`. */
export type Draft = {
  /** Writes a file as it is. */
  write: (path: string, content: string | Buffer) => Promise<void>
  /** Writes a file that visitors get, with its compressed twins. */
  serve: (
    path: string,
    content: string | Buffer,
    more: Pick<ReleaseFile, 'immutable' | 'csp'>,
  ) => Promise<ReleaseFile>
  /** Writes the hash list and moves the folder to its place among the releases. */
  publish: () => Promise<void>
  discard: () => Promise<void>
}

export const openDraft = (outDir: string, id: string, cache: Cache): Draft => {
  const folder = join(outDir, `${draftPrefix}${id}-${process.pid}-${Math.random().toString(36).slice(2)}`)
  const write: Draft['write'] = async (path, content) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return {
    write,
    serve: async (path, content, more) => {
      const bytes = Buffer.from(content)
      const twins = await compress(cache, path, bytes)
      await write(path, bytes)
      for (const [kind, twin] of Object.entries(twins)) await write(`${path}.${kind}`, twin)
      const etag = `"${contentHash(bytes).slice(0, 32)}"`
      return { file: path, contentType: contentTypeOf(path), etag, ...more }
    },
    publish: async () => {
      await write(releaseFiles.hashes, await hashList(folder))
      await mkdir(join(outDir, releaseFolders.releases), { recursive: true })
      await rename(folder, releaseFolder(outDir, id)).catch(async (error: NodeJS.ErrnoException) => {
        // Another build of the same inputs was faster; equal inputs give equal bytes.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
        await rm(folder, { recursive: true, force: true })
      })
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

export const releaseFolder = (outDir: string, id: string) => join(outDir, releaseFolders.releases, id)

/** A release is whole once its hash list is there: the list is written last, and the folder moved after it. */
export const isWhole = async (outDir: string, id: string): Promise<boolean> =>
  Boolean(await stat(join(releaseFolder(outDir, id), releaseFiles.hashes)).catch(() => null))

/** Makes a release the live one, in a single step that a running server sees whole or not at all. */
export const makeLive = async (outDir: string, id: string) => {
  const pointer = join(outDir, releaseFolders.pointer)
  const before = await readFile(pointer, 'utf8').catch(() => '')
  if (before.trim() !== id) await writeWhole(pointer, `${id}\n`)
}

/** Removes all but the newest releases, and drafts that a killed build left behind. The live release always stays. */
export const pruneReleases = async (outDir: string, live: string, now: Date, keep = 3) => {
  const folder = join(outDir, releaseFolders.releases)
  const releases = (await datedFolders(folder)).filter(({ name }) => name !== live)
  const old = releases.toSorted((a, b) => b.at - a.at).slice(keep - 1)
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
  const hourAgo = now.getTime() - 3_600_000
  const drafts = (await datedFolders(outDir)).filter(
    ({ name, at }) => name.startsWith(draftPrefix) && at < hourAgo,
  )
  for (const { name } of drafts) await rm(join(outDir, name), { recursive: true, force: true })
}

const draftPrefix = '.draft-'

const datedFolders = async (folder: string) => {
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
}

const hashList = async (folder: string) => {
  const files = (await filesBelow(folder)).map((file) => ({
    file,
    name: relative(folder, file).replaceAll('\\', '/'),
  }))
  const lines = files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      async ({ file, name }) =>
        `${createHash('sha256')
          .update(await readFile(file))
          .digest('hex')}  ${name}\n`,
    )
  return (await Promise.all(lines)).join('')
}

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}
const contentTypeOf = (path: string) =>
  contentTypes[path.split('.').pop() ?? ''] ?? 'application/octet-stream'
