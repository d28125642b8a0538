import { readFileSync } from 'node:fs'
import type { Clock } from '../ports.ts'

export const systemClock: Clock = { now: () => new Date() }

export const stoppedClock = (start: Date | string): Clock & { move: (ms: number) => void } => {
  let time = new Date(start).getTime()
  return { now: () => new Date(time), move: (ms) => void (time += ms) }
}

/**
 * The system's clock moved by the seconds in the file ("86400", "-3600"; absent or empty: not moved). Several
 * processes may share the file, and it may change at any time: it is read on every call, as two changes
 * within one tick of the file system have the same date. For tests only.
 */
export const fileClock = (path: string): Clock => ({
  now: () => new Date(Date.now() + readOffset(path) * 1000),
})

const readOffset = (path: string) => {
  const seconds = Number(contentOf(path).trim())
  return Number.isFinite(seconds) ? seconds : 0
}

const contentOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
