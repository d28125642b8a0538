import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../../errors.ts'
import { plainEnvironment } from './cluster.ts'
import type { Place } from './place.ts'
import { commandOf, isAlive, isRunning, markOf, type ProcessMark } from './process-mark.ts'

export type Postmaster = { process: ProcessMark; port: number }

const readyWithinMs = 120_000
const clearWithinMs = 30_000

export const findPostmaster = (cluster: string): Postmaster | null => {
  const note = readNote(cluster)
  if (!note) return null
  if (isAlive(note.pid) && isOurs(note.pid, cluster)) return { process: markOf(note.pid), port: note.port }
  rmSync(noteFile(cluster), { force: true })
  return null
}

export const startPostmaster = async (
  place: Place,
  { port, logFile }: { port: number | null; logFile: string },
): Promise<Postmaster> => {
  const deadline = Date.now() + clearWithinMs
  let wanted = port && (await isFree(port)) ? port : await freePort()
  for (;;) {
    const from = prepareLog(logFile)
    const started = await tryStart(place, wanted, logFile)
    if (started) return started
    const said = readFileSync(logFile, 'utf8').slice(from)
    if (Date.now() > deadline || !isPassing(said))
      throw new StartRefused(refusal(place.cluster, said, logFile))
    if (/could not bind|Address already in use/.test(said)) wanted = await freePort()
    await pause(50)
  }
}

export const stopPostmaster = async (cluster: string, { process: server }: Postmaster): Promise<void> => {
  for (const [signal, waitMs] of [
    ['SIGINT', 6000],
    ['SIGQUIT', 2000],
  ] as const) {
    if (!isRunning(server)) return
    process.kill(server.pid, signal)
    const until = Date.now() + waitMs
    while (Date.now() < until && isRunning(server) && readNote(cluster)?.pid === server.pid) await pause(10)
    if (readNote(cluster)?.pid !== server.pid) return
  }
}

const tryStart = async (place: Place, port: number, logFile: string): Promise<Postmaster | null> => {
  const log = openSync(logFile, 'a')
  // A session of its own: Ctrl-C in the terminal reaches only us, and we end it when our own work is done.
  const child = spawn(join(place.bin, 'postgres'), serverArguments(place.cluster, port), {
    ...place.account,
    cwd: '/',
    env: plainEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = new AbortController()
  child.on('error', () => ended.abort())
  child.on('exit', () => ended.abort())
  child.unref()
  const until = Date.now() + readyWithinMs
  while (!ended.signal.aborted && Date.now() < until) {
    const note = readNote(place.cluster)
    if (child.pid && note?.pid === child.pid && note.ready) return { process: markOf(child.pid), port }
    await pause(5)
  }
  return null
}

const serverArguments = (cluster: string, port: number) => [
  '-D',
  cluster,
  '-p',
  String(port),
  ...[
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'dynamic_shared_memory_type=mmap',
    'max_connections=60',
    // The default of 4 is for disks that turn: it reads whole tables instead of a thousand rows by their index.
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    // Without details and statements, so that no visitor's address gets into the log.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
  ].flatMap((setting) => ['-c', setting]),
]

/** postmaster.pid: number, folder, start, port, ... and on the eighth line whether it takes connections. */
const readNote = (cluster: string): { pid: number; port: number; ready: boolean } | null => {
  try {
    const lines = readFileSync(noteFile(cluster), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return Number.isInteger(pid) && pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

const noteFile = (cluster: string) => join(cluster, 'postmaster.pid')

const isOurs = (pid: number, cluster: string): boolean => {
  const command = commandOf(pid)
  return /\bpostgres\b/.test(command) && command.includes(cluster)
}

const isPassing = (said: string): boolean =>
  /pre-existing shared memory block|lock file .* already exists|could not bind|Address already in use/.test(
    said,
  )

const refusal = (cluster: string, said: string, logFile: string): string => {
  const line = said.split('\n').findLast((each) => /(FATAL|PANIC):/.test(each)) ?? 'it gave no reason'
  const reason = line.replace(/^.*?(FATAL|PANIC):\s*/, '').trim()
  return `The database in ${cluster} does not start: ${reason}. Nothing was changed; details are in ${logFile}.`
}

const prepareLog = (file: string): number => {
  closeSync(openSync(file, 'a', 0o600))
  const size = statSync(file).size
  if (size < 5_000_000) return size
  truncateSync(file)
  return 0
}

const isFree = (port: number): Promise<boolean> => listenOnce(port).then(Boolean, () => false)
const freePort = (): Promise<number> => listenOnce(0)

const listenOnce = (port: number) =>
  new Promise<number>((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      server.close(() => done(taken))
    })
  })
