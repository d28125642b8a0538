import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { codeOf, StartRefused } from '../../errors.ts'
import { databaseUser, findOrMakeCluster, readMark, readPassword, writeMark } from './cluster.ts'
import { lockData } from './data-lock.ts'
import type { Place } from './place.ts'
import { findPostmaster, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { isRunning } from './process-mark.ts'

const databaseName = 'porchlight'
const answerWithinMs = 120_000
const watchEveryMs = 500

export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>

/**
 * Runs the built-in PostgreSQL on `dataDir`, for this process alone; after a crash it takes over a server that still runs.
 * Throws `StartRefused` when the folder is in use, damaged, or of another version.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  log,
}: {
  dataDir: string
  log: (line: string) => void
}) => {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockData(dataDir)
  try {
    const place = await findOrMakeCluster(dataDir, log)
    const { server, adopted } = await adoptOrStart(place, dataDir)
    const watch = keepRunning(place, dataDir, server, log)
    const stop = async () => {
      await stopPostmaster(place.cluster, await watch.stop())
      unlock()
    }
    return { url: urlOf(dataDir, server.port), adopted, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

export const embeddedPostgresUrl = (dataDir: string): string | null => {
  const port = readMark(dataDir)?.port
  return port ? urlOf(dataDir, port) : null
}

const urlOf = (dataDir: string, port: number, database = databaseName) =>
  `postgres://${databaseUser}:${encodeURIComponent(readPassword(dataDir))}@127.0.0.1:${port}/${database}`

const adoptOrStart = async (place: Place, dataDir: string) => {
  const running = findPostmaster(place.cluster)
  if (running && (await answers(running, place, dataDir))) {
    keepPort(dataDir, place, running.port)
    return { server: running, adopted: true }
  }
  const server = await start(place, dataDir)
  return { server, adopted: false }
}

const start = async (place: Place, dataDir: string): Promise<Postmaster> => {
  const port = readMark(dataDir)?.port ?? null
  const server = await startPostmaster(place, { port, logFile: join(dataDir, 'postgres.log') })
  keepPort(dataDir, place, server.port)
  if (!(await answers(server, place, dataDir))) {
    throw new StartRefused(
      `The database in ${place.cluster} ended while it started; see ${dataDir}/postgres.log.`,
    )
  }
  return server
}

const keepPort = (dataDir: string, { cluster }: Place, port: number) => {
  if (readMark(dataDir)?.port !== port) writeMark(dataDir, { cluster, port })
}

const answers = async (server: Postmaster, place: Place, dataDir: string): Promise<boolean> => {
  const until = Date.now() + answerWithinMs
  while (isRunning(server.process) && Date.now() < until) {
    try {
      const [row] = await ask(urlOf(dataDir, server.port), 'show data_directory')
      if (row?.data_directory === place.cluster) return true
      throw new StartRefused(
        `Port ${server.port} belongs to another PostgreSQL than the one in ${place.cluster}.`,
      )
    } catch (error) {
      if (error instanceof StartRefused) throw error
      const code = codeOf(error)
      if (code === '28P01')
        throw new StartRefused(`The password in ${dataDir}/postgres-password is not the database's.`)
      if (code === '3D000')
        await ask(urlOf(dataDir, server.port, 'postgres'), `create database ${databaseName}`)
    }
    await pause(20)
  }
  return false
}

const ask = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // The server may end the connection at any moment while it starts or stops; `query` reports that.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const keepRunning = (place: Place, dataDir: string, first: Postmaster, log: (line: string) => void) => {
  let server = first
  let busy: Promise<void> = Promise.resolve()
  let restarting = false
  const restart = async () => {
    try {
      log('The database ended unexpectedly; starting it again.')
      findPostmaster(place.cluster)
      server = await startPostmaster(place, { port: server.port, logFile: join(dataDir, 'postgres.log') })
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
    restarting = false
  }
  const timer = setInterval(() => {
    if (restarting || isRunning(server.process)) return
    restarting = true
    busy = restart()
  }, watchEveryMs)
  timer.unref()
  return {
    stop: async (): Promise<Postmaster> => {
      clearInterval(timer)
      await busy
      return server
    },
  }
}
