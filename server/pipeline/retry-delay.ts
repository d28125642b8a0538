const minute = 60
const hour = 3600

/** Seconds to the next attempt after a server said "not now": polite, and over before senders usually give up. */
const afterRefusal = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour]
/** The receiver was not reached at all: nobody is bothered by asking again soon, and the mail leaves once it is back. */
const afterOutage = [2, 5, 10, 20, 30]
const giveUpAfter = 5 * 24 * hour

/**
 * Seconds until the next attempt, or null when it is over: five days after the effect was asked for (RFC 5321, 4.5.4.1
 * gives up after four to five). Outages are tried every 45 seconds for an hour, then every five minutes.
 */
export const retryDelay = (history: {
  /** Attempts that were refused for now, this one included. */
  refusals: number
  /** Attempts that reached nobody, this one included. */
  outages: number
  isOutage: boolean
  ageSeconds: number
}): number | null => {
  const delay = history.isOutage ? outageDelay(history) : (afterRefusal[history.refusals - 1] ?? 10 * hour)
  return history.ageSeconds + delay > giveUpAfter ? null : delay
}

const outageDelay = ({ outages, ageSeconds }: { outages: number; ageSeconds: number }) =>
  afterOutage[outages - 1] ?? (ageSeconds < hour ? 45 : 5 * minute)
