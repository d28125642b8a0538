import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export type Leak = { file: string; word: string }

/** Where any of these words occurs in what visitors can download from a release: its pages and assets. */
export const findLeaks = async (release: string, words: string[]): Promise<Leak[]> => {
  const files = await Promise.all(['pages', 'assets'].map((folder) => visitorFiles(join(release, folder))))
  const texts = await Promise.all(
    files.flat().map(async (path) => ({ path, text: await readFile(path, 'latin1') })),
  )
  return texts.flatMap(({ path, text }) =>
    words
      .filter((word) => text.includes(Buffer.from(word).toString('latin1')))
      .map((word) => ({ file: relative(release, path), word })),
  )
}

/** Compressed twins hold the same bytes as the file beside them. */
const visitorFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
