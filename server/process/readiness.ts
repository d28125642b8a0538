export type Readiness = {
  /** Whether visitors may be sent to this process. Never rejects. */
  isReady: () => Promise<boolean>
  /** Not ready from now on: the process is stopping. */
  stop: () => void
}

/** Milliseconds that a result of the database is reused. */
const freshFor = 1000

/** For load balancers. However often they ask, the database is queried at most once a second. */
export const createReadiness = (
  canStore: () => Promise<boolean>,
  elapsed: () => number = () => performance.now(),
): Readiness => {
  let isStopping = false
  let last: { at: number; answer: Promise<boolean> } | null = null
  return {
    isReady: async () => {
      if (isStopping) return false
      if (!last || elapsed() - last.at >= freshFor)
        last = { at: elapsed(), answer: canStore().catch(() => false) }
      return (await last.answer) && !isStopping
    },
    stop: () => void (isStopping = true),
  }
}
