export const secondsFor = (work: () => void): number => {
  const started = performance.now()
  work()
  return (performance.now() - started) / 1000
}

export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

export const toMegabytes = (bytes: number): number => Math.round(bytes / 1_048_576)
