import { readFileSync, readdirSync } from 'node:fs'

/** Bytes: what a process and all below it have now, or the most that one of them had so far. 0 without /proc. */
export const peakOfTree = (root: number): number => {
  const memories = processesOf(root).map(memoryOf)
  const now = memories.reduce((sum, memory) => sum + memory.now, 0)
  return Math.max(now, ...memories.map(({ peak }) => peak))
}

const processesOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processesOf)]

const childrenOf = (pid: number): number[] =>
  unlessEnded([], () =>
    readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    ),
  )

const memoryOf = (pid: number) =>
  unlessEnded({ now: 0, peak: 0 }, () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    // A process that has ended and was not yet waited for has no such lines.
    const bytesOf = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024
    return { now: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }
  })

const unlessEnded = <Value>(otherwise: Value, read: () => Value): Value => {
  try {
    return read()
  } catch {
    return otherwise
  }
}
