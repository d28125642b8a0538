import type { RunEnd } from './run.ts'

/** Notifies the requests of this process that wait for a row. */
export type RunCompletions = {
  announce: (end: RunEnd) => void
  /** Resolves at the next announcement about one of the rows, or after `ms`. */
  next: (ids: string[], ms: number) => Promise<void>
  /** Ends all waiting, now and in future: the process is about to stop, and answers must leave first. */
  release: () => void
  isReleased: () => boolean
}

export const createRunCompletions = (): RunCompletions => {
  const waiting = new Map<string, Set<() => void>>()
  let isReleased = false
  const listen = (id: string, wake: () => void) => waiting.set(id, (waiting.get(id) ?? new Set()).add(wake))
  const leave = (id: string, wake: () => void) => {
    const others = waiting.get(id)
    others?.delete(wake)
    if (others?.size === 0) waiting.delete(id)
  }
  return {
    isReleased: () => isReleased,
    release: () => {
      isReleased = true
      for (const wakes of waiting.values()) wakes.forEach((wake) => wake())
    },
    announce: ({ id }) => waiting.get(id)?.forEach((wake) => wake()),
    next: (ids, ms) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          ids.forEach((id) => leave(id, done))
          resolve()
        }
        const timer = setTimeout(done, ms)
        ids.forEach((id) => listen(id, done))
      }),
  }
}
