/** Limits concurrency; the others wait in order. */
export const createWaitingLine = (atOnce: number) => {
  const waiting: (() => void)[] = []
  const state = { busy: 0 }

  /** Rejects with the signal's reason when it is aborted before the turn comes. */
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(begin)
    })

  return async <Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    signal.throwIfAborted()
    if (state.busy < atOnce) state.busy += 1
    else await turn(signal)
    try {
      return await work()
    } finally {
      // Passed on to the next in line.
      const next = waiting.shift()
      if (next) next()
      else state.busy -= 1
    }
  }
}
