/** Calls back when the connection comes back, or the visitor comes back to the page; returns what ends that. */
export const onWake = (wake: () => void): (() => void) => {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** Resolves after this many milliseconds, or when another try is worth it before. */
export const pauseOrWake = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    const stop = onWake(end)
  })
