import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { embeddedPostgresUrl } from '../server/adapters/embedded-postgres/embedded-postgres.ts'
import { settingNames } from '../server/settings/env.ts'
import { emptyFolder, newDataFolder } from './data-folder.ts'
import { secondsBeforeEvents } from './event-time.ts'
import { freePort } from './free-port.ts'
import { launchSink } from './fakes/remote-sink.ts'
import type { RemoteSink } from './fakes/remote-sink.ts'
import { clusterOf, freezeDatabase, killQuietly } from './product-processes.ts'
import { readSite } from './site.ts'

const root = resolve(import.meta.dirname, '..')

/** node alone: the database survives. everything: the database and its helper processes too. */
export type KillKind = 'node alone' | 'everything'

/** The real product in separate processes: server, PostgreSQL, and a mail server that outlives them. */
export type Product = {
  origin: string
  dataDir: string
  sink: RemoteSink
  pid: () => number | null
  signInLink: () => string | null
  output: () => string
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** `settings`: others than before, from now on. */
  start: (settings?: Record<string, string>) => Promise<void>
  /** Stops it gracefully; returns the exit code. */
  stop: () => Promise<number | null>
  restart: () => Promise<void>
  kill: (kind: KillKind) => Promise<void>
  close: () => Promise<void>
}

type Options = {
  /** Program to run; the production process by default. */
  program?: string
  environment?: Record<string, string>
  /** The folder whose `dist` it serves. */
  folder?: string
  /** A new folder with a migrated database by default. */
  dataDir?: string
  /** For its output, such as "/dev/full". */
  printTo?: string
  /** A mail server to share; the caller closes it. */
  sink?: RemoteSink
}

export const launchProduct = async ({
  program = 'server/main.mjs',
  environment = {},
  folder = root,
  dataDir: givenFolder,
  printTo,
  sink: given,
}: Options = {}): Promise<Product> => {
  // A canary creates its own tables, and the product migrates an external database itself.
  const needsTables = program === 'server/main.mjs' && !environment['DATABASE_URL']
  const dataDir = givenFolder ?? (needsTables ? await newDataFolder() : emptyFolder())
  const sink = given ?? (await launchSink())
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const isOnline = environment['PUBLIC_ORIGIN']?.startsWith('https:') === true
  const clock = isOnline ? {} : clockOf(dataDir, folder)
  // Empty counts as not set, and overrides a developer's .env.
  const unset = Object.fromEntries(settingNames.map((name) => [name, '']))
  const own = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    LOG_LEVEL: 'warn',
    ...clock,
  }
  const env = { ...process.env, NODE_ENV: 'production', ...unset, ...own, ...environment }
  let child: ChildProcess | null = null
  let printed = ''

  const start = async (settings: Record<string, string> = {}) => {
    Object.assign(env, settings)
    const file = printTo === undefined ? null : openSync(printTo, 'w')
    const started = spawn(process.execPath, [join(root, program)], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', file ?? 'pipe', file ?? 'pipe'],
    })
    if (file !== null) closeSync(file)
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await untilReady(started)
  }
  const untilReady = async (started: ChildProcess) => {
    const deadline = Date.now() + 60_000
    while (Date.now() < deadline) {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`The product ended:\n${printed}`)
      const ready = await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ready) return
      await pause(40)
    }
    throw new Error(`The product does not get ready:\n${printed}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null
    const ended = once(running, 'exit')
    process.kill(-(running.pid ?? 0), signal)
    await ended
    return running.exitCode
  }
  const kill = async (kind: KillKind) => {
    const database = kind === 'everything' ? freezeDatabase(dataDir) : []
    const ended = end('SIGKILL')
    for (const pid of database) killQuietly(pid)
    await ended
  }
  const query: Product['query'] = async (sql, values = []) => {
    const url = environment['DATABASE_URL']
    const client = new Client({ connectionString: url || embeddedPostgresUrl(dataDir) || '' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  const stop = () => end('SIGTERM')
  // No process outlives the tests.
  const endWithParent = () => {
    for (const pid of [-(child?.pid ?? 0), ...freezeDatabase(dataDir)]) if (pid !== 0) killQuietly(pid)
  }
  process.once('exit', endWithParent)
  const close = async () => {
    await stop()
    endWithParent()
    process.off('exit', endWithParent)
    if (!given) await sink.close()
    const cluster = clusterOf(dataDir)
    if (cluster && !cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
  const signInLink = () =>
    /https?:\/\/\S+\/staff\/sign-in\?token=\S+/g.exec(printed.slice(printed.lastIndexOf('sign-in (')))?.[0] ??
    null
  const product = {
    origin,
    dataDir,
    sink,
    pid: () => (child?.exitCode === null && child.signalCode === null ? (child.pid ?? null) : null),
    signInLink,
    output: () => printed,
    query,
    start,
    stop,
    kill,
    close,
    restart: async () => {
      await stop()
      await start()
    },
  }
  try {
    await start()
    return product
  } catch (error) {
    await close()
    throw error
  }
}

/** Sets the clock before the events; online the product refuses a changed clock, and the tests need none. */
const clockOf = (dataDir: string, folder: string): { CLOCK_FILE?: string } => {
  const seconds = secondsBeforeEvents(readSite(join(folder, 'dist')))
  if (seconds === 0) return {}
  const file = join(dataDir, 'clock')
  writeFileSync(file, String(seconds))
  return { CLOCK_FILE: file }
}
