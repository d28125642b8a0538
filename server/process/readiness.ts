export type Readiness = {
  /** Whether visitors may be sent to this process. Never rejects. */
  isReady: () => Promise<boolean>
  /** From now on it is not ready: the process is about to end. */
  stop: () => void
}

/** Milliseconds that an answer of the database stands for those who ask after. */
const freshFor = 1000

/** Answers the questions of load balancers. However often they ask, the database is asked once a second at most. */
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
