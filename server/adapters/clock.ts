import { readFileSync } from 'node:fs'
import type { Clock } from '../ports.ts'

export const systemClock: Clock = { now: () => new Date() }

export const stoppedClock = (start: Date | string): Clock & { move: (ms: number) => void } => {
  let time = new Date(start).getTime()
  return { now: () => new Date(time), move: (ms) => void (time += ms) }
}

/** The system's clock moved by the seconds in the file (absent or empty: 0), read on every call. For tests only. */
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
