import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'

export type ProcessCost = {
  memory: () => number
  /** Milliseconds of processor time since its start, in steps of ten. */
  processor: () => number
  /** Bytes read since its start, from sockets and files. */
  taken: () => number
  sockets: () => number
}

/** Null without /proc. */
export const costOf = (pid: number | null): ProcessCost | null => {
  const folder = `/proc/${pid}`
  if (pid === null || !existsSync(`${folder}/io`)) return null
  const numberIn = (file: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1])
  return {
    memory: () => numberIn('status', /^VmRSS:\s+(\d+) kB$/m) * 1024,
    processor: () => {
      const stat = readFileSync(`${folder}/stat`, 'utf8')
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
      return (Number(user) + Number(system)) * tick
    },
    taken: () => numberIn('io', /^rchar: (\d+)$/m),
    sockets: () => readdirSync(`${folder}/fd`).filter((name) => isSocket(`${folder}/fd/${name}`)).length,
  }
}

/** Linux counts processor time in hundredths of a second. */
const tick = 10

const isSocket = (link: string): boolean => {
  try {
    return readlinkSync(link).startsWith('socket:')
  } catch {
    return false
  }
}
