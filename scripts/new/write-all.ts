import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { NewFile } from './starter.ts'

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
