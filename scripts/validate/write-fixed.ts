import { lstatSync } from 'node:fs'
import type { FixedFile } from './fix.ts'
import { readText, writeText } from './text-files.ts'
import type { TextFile } from './text-files.ts'

/** Writes what was mended. Answers the files that somebody else changed since they were read: they stay as they are. */
export const writeFixed = (files: readonly FixedFile[]): string[] =>
  files.flatMap(({ file, before, after }) => {
    if (!isStill(file, before)) return [file]
    writeText(file, after)
    return []
  })

/** Nobody has changed it meanwhile, taken it away, or put a link in its place. */
const isStill = (file: string, before: TextFile): boolean => {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const { text, hasMark } = readText(file)
  return text === before.text && hasMark === before.hasMark
}
