export type Readiness = ReturnType<typeof createReadiness>

/** Milliseconds that a result of the database is reused. */
const freshFor = 1000

/** For load balancers: the database is queried at most once a second, however many requests there are. */
export const createReadiness = (
  canStore: () => Promise<boolean>,
  elapsed: () => number = () => performance.now(),
) => {
  let isStopping = false
  let last: { at: number; answer: Promise<boolean> } | null = null
  return {
    /** Whether visitors may be sent to this process. Never rejects. */
    isReady: async () => {
      if (isStopping) return false
      if (!last || elapsed() - last.at >= freshFor)
        last = { at: elapsed(), answer: canStore().catch(() => false) }
      return (await last.answer) && !isStopping
    },
    stop: () => void (isStopping = true),
  }
}
