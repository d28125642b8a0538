export const createWaitingQueue = () => {
  const waiting: (() => void)[] = []
  return {
    next: (): boolean => {
      const begin = waiting.shift()
      begin?.()
      return begin !== undefined
    },
    turn: (signal: AbortSignal) =>
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
      }),
  }
}
