import { lstatSync } from 'node:fs'
import type { FixedFile } from './fix.ts'
import { readText, writeText } from './text-files.ts'
import type { TextFile } from './text-files.ts'

/** Writes fixed files. Returns those that somebody else changed since they were read; they are not written. */
export const writeFixed = (files: readonly FixedFile[]): string[] =>
  files.flatMap(({ file, before, after }) => {
    if (!isStill(file, before)) return [file]
    writeText(file, after)
    return []
  })

/** Unchanged, not deleted, and not replaced by a link. */
const isStill = (file: string, before: TextFile): boolean => {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const { text, hasMark } = readText(file)
  return text === before.text && hasMark === before.hasMark
}
