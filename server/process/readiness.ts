export type Readiness = ReturnType<typeof createReadiness>

/** Milliseconds that an answer is reused. */
const freshFor = 1000

/** Queries the database at most once a second, however many requests arrive. Never rejects. */
export const createReadiness = (
  canStore: () => Promise<boolean>,
  elapsed: () => number = () => performance.now(),
) => {
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
