/** How far one attempt has come. */
export type Progress = {
  /** Whether the effect may have left this process. */
  mayHaveLeft: boolean
  /** Lets the attempt take this many seconds from now. */
  extend?: (seconds: number) => void
  /** Whether the provider answered as it should, whatever it said of this effect. */
  isAnswered?: boolean
}

/** Aborts the signal when the time is over; throws when the work goes on for a second after that. */
export const inTime = async <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  seconds: number,
  stop: AbortSignal,
  progress: Progress,
): Promise<Result> => {
  const limit = new AbortController()
  const deaf = Promise.withResolvers<never>()
  const giveUp = () => deaf.reject(new Error('The step did not end in time.'))
  let timers: NodeJS.Timeout[] = []
  const clear = () => timers.forEach(clearTimeout)
  const endIn = (left: number) => {
    clear()
    timers = [setTimeout(() => limit.abort(), left * 1000), setTimeout(giveUp, (left + 1) * 1000)]
  }
  endIn(seconds)
  progress.extend = (left) => !limit.signal.aborted && endIn(left)
  try {
    return await Promise.race([work(AbortSignal.any([stop, limit.signal])), deaf.promise])
  } finally {
    clear()
    delete progress.extend
  }
}
