import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { codeOf } from '../../errors.ts'

/** One process, distinct from any later one that happens to get the same number. */
export type ProcessMark = { pid: number; started: string }

export const markOf = (pid: number): ProcessMark => ({ pid, started: startOf(pid) ?? '' })

export const isRunning = (mark: ProcessMark): boolean =>
  isAlive(mark.pid) && startOf(mark.pid) === mark.started

/** Whether a process of this number exists and has not ended (an ended one that nobody collected counts as ended). */
export const isAlive = (pid: number): boolean => {
  const stat = statOf(pid)
  if (stat) return stat[0] !== 'Z' && stat[0] !== 'X'
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const startOf = (pid: number): string | null => {
  const stat = statOf(pid)
  if (stat) return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${stat[19]}`
  if (process.platform === 'linux') return null
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** Fields of /proc/<pid>/stat after the name: state first, start time twentieth. Null where there is no such process. */
const statOf = (pid: number): string[] | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

export const commandOf = (pid: number): string => {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
