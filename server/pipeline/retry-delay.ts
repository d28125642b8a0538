const minute = 60
const hour = 3600

/** The receiver was not reached at all: nobody is bothered by asking again soon, and the mail leaves once it is back. */
const afterOutage = [2, 5, 10, 20, 30]
const giveUpAfter = 5 * 24 * hour

/**
 * Seconds until the next attempt, or null when it is over: after the most attempts that its step allows, or five days
 * after the effect was asked for (RFC 5321, 4.5.4.1 gives up after four to five). Outages are tried every 45 seconds for
 * an hour, then every five minutes.
 */
export const retryDelay = (history: {
  /** Attempts that were refused for now, this one included. */
  refusals: number
  /** Attempts that reached nobody, this one included. */
  outages: number
  isOutage: boolean
  ageSeconds: number
  /** Minutes between attempts after a refusal. */
  schedule: number[]
  mostAttempts?: number | undefined
  /** What the receiver asked for. */
  retryAfterSeconds?: number | undefined
}): number | null => {
  const { isOutage, refusals, mostAttempts = Infinity, ageSeconds } = history
  if (!isOutage && refusals >= mostAttempts) return null
  const delay = isOutage ? outageDelay(history) : refusalDelay(history)
  return ageSeconds + delay > giveUpAfter ? null : delay
}

const outageDelay = ({ outages, ageSeconds }: { outages: number; ageSeconds: number }) =>
  afterOutage[outages - 1] ?? (ageSeconds < hour ? 45 : 5 * minute)

const refusalDelay = ({ refusals, schedule, retryAfterSeconds }: Parameters<typeof retryDelay>[0]): number =>
  retryAfterSeconds ?? (schedule[Math.max(refusals - 1, 0)] ?? schedule.at(-1) ?? 1) * minute
