import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readMark } from '../server/adapters/embedded-postgres/cluster.ts'

export const clusterOf = (dataDir: string) => (existsSync(dataDir) ? readMark(dataDir)?.cluster : undefined)

/** PostgreSQL's main process; 0 where none was started. */
export const databaseProcess = (dataDir: string): number => {
  const note = join(clusterOf(dataDir) ?? join(dataDir, 'postgres'), 'postmaster.pid')
  return existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : 0
}

/**
 * Stops PostgreSQL's main process and lists it with its children, each of which is its own process group, to be killed
 * together. A child started after the list was made would survive, and wait forever for a lock of a killed one.
 */
export const freezeDatabase = (dataDir: string): number[] => freezeProcess(databaseProcess(dataDir))

export const freezeProcess = (main: number): number[] => {
  if (main === 0) return []
  signalQuietly(main, 'SIGSTOP')
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === main)
  return [main, ...children]
}

const parentOf = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

export const killQuietly = (pid: number) => signalQuietly(pid, 'SIGKILL')

export const signalQuietly = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has exited already.
  }
}
