import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, StartRefused } from '../../errors.ts'
import { isRunning, markOf, type ProcessMark } from './process-mark.ts'

/** Claims a data folder, returns its release. Throws `StartRefused` while another living process has it. */
export const lockData = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'lock')
  const mine = `${JSON.stringify(markOf(process.pid))}\n`
  const unfinished = join(dataDir, `lock.${process.pid}`)
  writeFileSync(unfinished, mine)
  try {
    claim(file, unfinished)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return () => {
    if (readText(file) === mine) rmSync(file, { force: true })
  }
}

/** `link` fails when the name is taken, so exactly one of several claimants wins. */
const claim = (file: string, unfinished: string): void => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      linkSync(unfinished, file)
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const text = readText(file)
    const holder = parseMark(text)
    if (holder && isRunning(holder)) throw taken(file, holder)
    setAside(file, text)
  }
  throw new StartRefused(`The data folder is being claimed by several processes: ${file}`)
}

/** Moves a dead lock away; if another claimant's fresh lock was caught instead, it goes back to its place. */
const setAside = (file: string, dead: string | null): void => {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readText(aside) === dead) {
    rmSync(aside, { force: true })
    return
  }
  renameSync(aside, file)
}

const taken = (file: string, holder: ProcessMark) =>
  new StartRefused(
    `Another Porchlight (process ${holder.pid}) is using this data folder (${file}). Stop it first, or set another DATA_DIR.`,
  )

const parseMark = (text: string | null): ProcessMark | null => {
  try {
    const mark: unknown = JSON.parse(text ?? '')
    if (typeof mark !== 'object' || mark === null || !('pid' in mark) || !('started' in mark)) return null
    return typeof mark.pid === 'number' && typeof mark.started === 'string'
      ? { pid: mark.pid, started: mark.started }
      : null
  } catch {
    return null
  }
}

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
