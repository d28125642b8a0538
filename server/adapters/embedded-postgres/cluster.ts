import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { StartRefused } from '../../errors.ts'
import { accountForPostgres, giveTo, placeForCluster, placeForPrograms, type Place } from './place.ts'

export const databaseUser = 'porchlight'
const major = '18'

/** What `DATA_DIR/porchlight.json` says: where the cluster is and the port it was last given. */
export type ClusterMark = { cluster: string; port: number | null }

const markFile = (dataDir: string) => join(dataDir, 'porchlight.json')
const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')

/** Finds the cluster of a data folder, or makes it on the first start. Never makes one over anything. */
export const findOrMakeCluster = async (dataDir: string, log: (line: string) => void): Promise<Place> => {
  const account = accountForPostgres()
  const bin = placeForPrograms(account)
  const mark = readMark(dataDir)
  const cluster = mark?.cluster ?? placeForCluster(dataDir, account)
  const place = { bin, cluster, account }
  if (!mark && isAbsentOrEmpty(cluster)) await makeCluster(place, dataDir, log)
  refuseUnlessWhole(cluster, dataDir)
  if (!mark) writeMark(dataDir, { cluster, port: null })
  return place
}

export const readMark = (dataDir: string): ClusterMark | null => {
  if (!existsSync(markFile(dataDir))) return null
  try {
    const { cluster, port }: { cluster: unknown; port: unknown } = JSON.parse(
      readFileSync(markFile(dataDir), 'utf8'),
    )
    if (typeof cluster !== 'string' || (typeof port !== 'number' && port !== null))
      throw new Error('not a mark')
    return { cluster: resolve(dataDir, cluster), port }
  } catch {
    throw new StartRefused(`${markFile(dataDir)} is damaged: restore it from a backup. Nothing was changed.`)
  }
}

/** A cluster inside the data folder is named from there, so that the folder can be moved. */
export const writeMark = (dataDir: string, { cluster, port }: ClusterMark): void => {
  const inside = relative(dataDir, cluster)
  const text = JSON.stringify({ cluster: inside.startsWith('..') ? cluster : inside, port }, null, 2)
  const unfinished = `${markFile(dataDir)}.${process.pid}`
  writeFileSync(unfinished, `${text}\n`)
  renameSync(unfinished, markFile(dataDir))
}

export const readPassword = (dataDir: string): string => {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim()
  } catch {
    throw new StartRefused(
      `${passwordFile(dataDir)} is missing: restore it from a backup. Nothing was changed.`,
    )
  }
}

/** Made in a folder of its own and renamed when whole: a start that was killed half way leaves no half cluster. */
const makeCluster = async (place: Place, dataDir: string, log: (line: string) => void): Promise<void> => {
  const unfinished = `${place.cluster}.new`
  if (dirname(place.cluster) !== dataDir)
    log(`The database lies in ${place.cluster}: its account cannot enter ${dataDir}.`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const secret = join(unfinished, 'password')
  writeFileSync(secret, keepPassword(dataDir), { mode: 0o600 })
  giveTo(unfinished, place.account)
  giveTo(secret, place.account)
  chmodSync(unfinished, 0o700)
  await initdb(place, join(unfinished, 'cluster'), secret)
  rmSync(place.cluster, { recursive: true, force: true })
  renameSync(join(unfinished, 'cluster'), place.cluster)
  rmSync(unfinished, { recursive: true, force: true })
}

const keepPassword = (dataDir: string): string => {
  if (!existsSync(passwordFile(dataDir))) {
    writeFileSync(passwordFile(dataDir), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  }
  return readPassword(dataDir)
}

const initdb = ({ bin, account }: Place, folder: string, secret: string) =>
  new Promise<void>((done, fail) => {
    const options = [
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
      '--no-instructions',
      '--auth=scram-sha-256',
    ]
    const args = [`--pgdata=${folder}`, `--username=${databaseUser}`, `--pwfile=${secret}`, ...options]
    const child = spawn(join(bin, 'initdb'), args, {
      ...account,
      cwd: '/',
      env: plainEnvironment,
      stdio: 'pipe',
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.resume()
    child.on('error', (error) =>
      fail(new StartRefused(`PostgreSQL's set-up could not run: ${error.message}`)),
    )
    child.on('close', (code) => {
      if (code === 0) return done()
      const line = said.split('\n').findLast((each) => each.includes('error:')) ?? `exit code ${code}`
      fail(new StartRefused(`The database could not be set up in ${folder}: ${line.trim()}`))
    })
  })

/** PostgreSQL gets none of the product's settings, so none of its secrets. */
export const plainEnvironment = { LC_ALL: 'C', PATH: process.env.PATH ?? '/usr/bin:/bin' }

const refuseUnlessWhole = (cluster: string, dataDir: string): void => {
  const version = readVersion(cluster)
  if (!version || !existsSync(join(cluster, 'global', 'pg_control'))) {
    throw new StartRefused(
      `The database in ${cluster} is gone or damaged, though ${dataDir} has had one: restore it from a backup. ` +
        'Nothing was changed.',
    )
  }
  if (version !== major) {
    throw new StartRefused(
      `The database in ${cluster} is of PostgreSQL ${version}; this version reads ${major}.`,
    )
  }
  readPassword(dataDir)
}

const readVersion = (cluster: string): string | null => {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch {
    return null
  }
}

const isAbsentOrEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0
