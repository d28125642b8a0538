import {
  chmodSync,
  constants,
  cpSync,
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

/** `hasMark`: it begins with a byte order mark. */
export type TextFile = { text: string; hasMark: boolean }

export const readText = (file: string): TextFile => {
  const bytes = readFileSync(file)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), hasMark }
}

/** Writes atomically: readers see the old file or the new one. */
export const writeText = (file: string, { text, hasMark }: TextFile): void => {
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  try {
    writeFileSync(beside, `${hasMark ? '\ufeff' : ''}${text}`)
    chmodSync(beside, statSync(file).mode & 0o7777)
    renameSync(beside, file)
  } finally {
    rmSync(beside, { force: true })
  }
}

/** Links inside stay links. A link to the folder itself is followed: otherwise the copy would be the original. */
export const copyFolder = (from: string, to: string): void =>
  cpSync(realpathSync(from), to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => {
      const stats = lstatSync(path)
      return stats.isFile() || stats.isDirectory() || stats.isSymbolicLink()
    },
  })
