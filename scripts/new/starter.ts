import { readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { isEnglish, usualLang, type Lang } from '../../engine/words/lang.ts'

/** `path`: from the root of the project. */
export type NewFile = { path: string; text: string }

export type Made = { files: NewFile[]; next: string[] }

export const fillStarter = (name: string, words: Record<string, string>, folder = ownFolder): string => {
  const text = readFileSync(join(folder, name), 'utf8')
  // Longest first: COACH-NAME contains COACH.
  const names = Object.keys(words).toSorted((a, b) => b.length - a.length)
  return text.replaceAll(new RegExp(names.join('|'), 'g'), (word) => words[word] ?? word)
}

/** The mails and guides that campaigns begin with lie in a folder for each language, those in English beside it. */
export const inLang = (starter: string, lang: Lang = usualLang): string =>
  isEnglish(lang) ? starter : `${lang}/${starter}`

const ownFolder = join(import.meta.dirname, 'starters')

/** "sleep-map" becomes "Sleep map". */
export const spoken = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Writes all of the files or none: an error removes those already written. */
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
    // Folders come before the files in them.
    for (const path of made.toReversed()) rmSync(path, { recursive: true, force: true })
    throw error
  }
}
