/** Milliseconds of the quickest of three runs: what the work costs, whatever else the machine was doing meanwhile. */
export const quickestOfThree = (work: () => void): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
