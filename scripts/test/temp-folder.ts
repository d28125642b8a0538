import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryFolder = '/dev/shm'
const neededBytes = 4 * 2 ** 30

/**
 * A folder for all temporary files of a run, removed at its end. It lies in memory where that has room: copying and
 * removing data folders is half of the server tests' work on a disk.
 */
export const makeTempFolder = (): string => {
  const path = mkdtempSync(join(hasRoom() ? memoryFolder : tmpdir(), 'porchlight-tests-'))
  // The database's account needs access.
  chmodSync(path, 0o1777)
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return path
}

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return Math.min(bavail * bsize, freemem()) >= neededBytes
  } catch {
    return false
  }
}
