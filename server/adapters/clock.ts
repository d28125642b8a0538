import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '../ports.ts'

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export const stoppedClock = (start: Date | string): Clock & { move: (ms: number) => void } => {
  let time = new Date(start).getTime()
  return { now: () => new Date(time), move: (ms) => void (time += ms) }
}

/**
 * The system's clock moved by the seconds that the file holds ("86400", "-3600"; absent or empty: not moved). Several
 * processes may share the file, and it may change at any time. For trials only.
 */
export const fileClock = (path: string): Clock => {
  let known = { changedAt: NaN, offset: 0 }
  const offset = () => {
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt !== known.changedAt) known = { changedAt, offset: changedAt === 0 ? 0 : readOffset(path) }
    return known.offset
  }
  return { now: () => new Date(Date.now() + offset() * 1000) }
}

const readOffset = (path: string) => {
  const seconds = Number(readFileSync(path, 'utf8').trim())
  return Number.isFinite(seconds) ? seconds : 0
}
