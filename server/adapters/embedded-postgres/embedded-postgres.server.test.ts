import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartRefused } from '../../errors.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { newDataFolder } from '../../../tests/data-folder.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
/** Not where the project is in a folder of root's own. */
const othersCanRunUs = () =>
  isRoot && spawnSync(process.execPath, ['--version'], { ...nobody, cwd: '/' }).status === 0
const cleanUp: (() => unknown)[] = []
let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'porchlight-pg-'))
  chmodSync(dataDir, 0o755)
  cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
})

afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

/** A data folder that an earlier start has left, where setting one up is not what is tested. */
const useDatabase = async () => {
  dataDir = await newDataFolder()
  cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
}

const start = async (): Promise<EmbeddedPostgres> => {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  cleanUp.push(database.stop)
  return database
}

const ask = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The same in a process of its own, so that it can be killed; says its url when it runs. */
const startElsewhere = async (options: { uid?: number; gid?: number } = {}) => {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)))
    setInterval(() => {}, 1000)
    console.log(database.url)`
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  cleanUp.push(() => child.kill('SIGKILL') && ended)
  if (!child.stdout) throw new Error('no output to read')
  const [url] = await once(createInterface(child.stdout), 'line')
  const end = (signal: NodeJS.Signals) => child.kill(signal) && ended
  return { url: String(url), end }
}

const postmasterPid = (cluster = join(dataDir, 'postgres')) =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

test('what was stored is there at the next start, on the same port', async () => {
  const first = await start()
  await ask(first.url, "create table kept as select 'a lead' as what")
  await first.stop()
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select what from kept')).toEqual([{ what: 'a lead' }])
})

test('what the database acknowledges is on disk, and only this machine can connect to it', async () => {
  const { url } = await start()
  const settings =
    "select name, setting from pg_settings where name = any('{fsync,synchronous_commit,data_checksums,listen_addresses,server_encoding}')"
  expect(Object.fromEntries((await ask(url, settings)).map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    listen_addresses: '127.0.0.1',
    server_encoding: 'UTF8',
  })
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
})

test('after kill -9 of the product alone the database that still runs is taken over', async () => {
  await useDatabase()
  const other = await startElsewhere()
  await ask(other.url, "create table kept as select 'a lead' as what")
  const pid = postmasterPid()
  await other.end('SIGKILL')
  const database = await start()
  expect(database.adopted).toBe(true)
  expect(postmasterPid()).toBe(pid)
  expect(await ask(database.url, 'select what from kept')).toEqual([{ what: 'a lead' }])
  await database.stop()
  await expect(ask(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('after kill -9 of everything the database recovers without help', async () => {
  await useDatabase()
  const other = await startElsewhere()
  await ask(other.url, "create table kept as select 'a lead' as what")
  process.kill(postmasterPid(), 'SIGKILL')
  await other.end('SIGKILL')
  const database = await start()
  expect(database.adopted).toBe(false)
  expect(await ask(database.url, 'select what from kept')).toEqual([{ what: 'a lead' }])
})

test('a database that dies under a running product is started again on the same port', async () => {
  await useDatabase()
  const { url } = await start()
  process.kill(postmasterPid(), 'SIGKILL')
  await expect.poll(() => ask(url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }])
})

test('a second product on the same data folder is refused, and the first goes on', async () => {
  await useDatabase()
  const other = await startElsewhere()
  await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
    /^Another Porchlight \(process \d+\) is using this data folder/,
  )
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start on a data folder whose database is gone is refused, and no empty database takes its place', async () => {
  await useDatabase()
  rmSync(join(dataDir, 'postgres'), { recursive: true })
  const refused = startEmbeddedPostgres({ dataDir, log: () => undefined })
  await expect(refused).rejects.toThrow(/is gone or damaged.+restore it from a backup/)
  await expect(refused).rejects.toBeInstanceOf(StartRefused)
  expect(readdirSync(dataDir)).not.toContain('postgres')
})

test.each([
  ['control file', 'global/pg_control', 8192],
  ['version', 'PG_VERSION', 3],
])(
  'a start on a database with a corrupt %s is refused in one line, and the database is left as it is',
  async (_, file, size) => {
    await useDatabase()
    writeFileSync(join(dataDir, 'postgres', file), Buffer.alloc(size, 'x'))
    const refused = await startEmbeddedPostgres({ dataDir, log: () => undefined }).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(StartRefused)
    expect(String(refused)).toMatch(/^StartRefused: .+$/)
    expect(readFileSync(join(dataDir, 'postgres', file)).equals(Buffer.alloc(size, 'x'))).toBe(true)
  },
)

test('a lost password file is refused, not replaced', async () => {
  await useDatabase()
  rmSync(join(dataDir, 'postgres-password'))
  await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
    'postgres-password is missing',
  )
})

test('a set-up that was killed half way is begun again', async () => {
  const half = join(dataDir, 'postgres.new', 'cluster')
  mkdirSync(half, { recursive: true })
  writeFileSync(join(half, 'PG_VERSION'), '18\n')
  const { url } = await start()
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(isRoot)(
  'as root with a folder nobody else may enter, the data lies where PostgreSQL can reach it',
  async () => {
    chmodSync(dataDir, 0o700)
    const database = await start()
    const { cluster }: { cluster: string } = JSON.parse(
      readFileSync(join(dataDir, 'porchlight.json'), 'utf8'),
    )
    cleanUp.unshift(() => rmSync(join(cluster, '..'), { recursive: true, force: true }))
    expect(cluster).toMatch(/^\/var\/lib\/porchlight\/[0-9a-f]{16}\/postgres$/)
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    expect((await start()).url).toBe(database.url)
  },
)

test.runIf(othersCanRunUs())('as a normal user it runs under that user', async () => {
  chownSync(dataDir, nobody.uid, nobody.gid)
  const other = await startElsewhere(nobody)
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await other.end('SIGTERM')
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
})
