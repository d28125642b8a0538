/** Milliseconds of the fastest of three runs: the cost on an idle machine. */
export const quickestOfThree = (work: () => void): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
