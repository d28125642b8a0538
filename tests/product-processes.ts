import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readMark } from '../server/adapters/embedded-postgres/cluster.ts'

export const clusterOf = (dataDir: string) => (existsSync(dataDir) ? readMark(dataDir)?.cluster : undefined)

/** PostgreSQL's main process and its children, each of which is its own process group. */
export const databaseProcesses = (dataDir: string): number[] => {
  const note = join(clusterOf(dataDir) ?? join(dataDir, 'postgres'), 'postmaster.pid')
  if (!existsSync(note)) return []
  const main = Number(readFileSync(note, 'utf8').split('\n')[0])
  return [
    main,
    ...readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && parentOf(pid) === main),
  ]
}

const parentOf = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

export const killQuietly = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has exited already.
  }
}
