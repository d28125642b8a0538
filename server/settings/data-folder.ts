import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, StartRefused } from '../errors.ts'

export const prepareDataFolder = (dataDir: string): void => {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: folderMode() })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = codeOf(error) || 'unknown reason'
    throw new StartRefused(
      `The data folder ${dataDir} cannot be written (${reason}). Fix its permissions, or set DATA_DIR to another folder.`,
    )
  }
}

/** Nobody else may list it. The database of a start as root runs as "nobody", which has to pass through. */
export const folderMode = () => (process.getuid?.() === 0 ? 0o711 : 0o700)

export const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret')
  try {
    // `wx` fails when the file exists: two processes that start together agree on one secret.
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new StartRefused(`${file} is damaged: remove it, and the next start creates a new one.`)
  return secret
}
