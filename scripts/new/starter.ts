import { readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, dirname } from 'node:path'

/** A file that is to be written: its path from the root of the project, and its text. */
export type NewFile = { path: string; text: string }

/** What "npm run new" makes, and what to do then. */
export type Made = { files: NewFile[]; next: string[] }

/** A starter's text with its words in capitals filled in. Those of campaigns lie where the checker knows their words. */
export const fillStarter = (name: string, words: Record<string, string>, folder = ownFolder): string => {
  const text = readFileSync(join(folder, name), 'utf8')
  // The longer names first: COACH-NAME contains COACH.
  const names = Object.keys(words).toSorted((a, b) => b.length - a.length)
  return text.replaceAll(new RegExp(names.join('|'), 'g'), (word) => words[word] ?? word)
}

const ownFolder = join(import.meta.dirname, 'starters')

/** "sleep-map" as a person writes it: "Sleep map". */
export const spoken = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Writes all of the files, or none: where one cannot be written, the others are taken out again, and the error is thrown. */
export const writeAll = (files: NewFile[]): void => {
  const made: string[] = []
  try {
    for (const { path, text } of files) {
      const folder = mkdirSync(dirname(path), { recursive: true })
      if (folder !== undefined) made.push(folder)
      writeFileSync(path, text, { flag: 'wx' })
      made.push(path)
    }
  } catch (error) {
    // A folder was made before what is in it.
    for (const path of made.toReversed()) rmSync(path, { recursive: true, force: true })
    throw error
  }
}
