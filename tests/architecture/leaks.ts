import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRelease } from '../../server/release/read-release.ts'

export type Leak = { file: string; word: string }

/** Where any of these words occurs in what visitors can download: the pages and assets of the live release. */
export const findLeaks = async (dist: string, words: string[]): Promise<Leak[]> => {
  const texts = await Promise.all(
    visitorFiles(dist).map(async (file) => ({ file, text: await readFile(join(dist, file), 'latin1') })),
  )
  return texts.flatMap(({ file, text }) =>
    words
      .filter((word) => text.includes(Buffer.from(word).toString('latin1')))
      .map((word) => ({ file, word })),
  )
}

/** Compressed copies contain the same. */
const visitorFiles = (dist: string): string[] => {
  const { site, assets } = readRelease(dist)
  const pages = Object.values(site.campaigns).flatMap(({ page }) => page ?? [])
  return [...new Set([...pages, ...Object.values(assets)].map(({ plain }) => plain))]
}
