const minute = 60
const hour = 3600

/** Seconds. An outage bothers nobody: retrying soon lets the mail leave once the provider is back. */
const afterOutage = [2, 5, 10, 20, 30]
const giveUpAfter = 5 * 24 * hour
/** An effect that waited long for its provider is still retried: many mail servers say "not now" to a stranger at first. */
const leastRefusals = 3

/**
 * Seconds until the next attempt, or null when it is over: after the most attempts that its step allows, or five days
 * after the effect was first due (RFC 5321, 4.5.4.1 gives up after four to five). Outages are retried every 45
 * seconds for an hour, then every five minutes.
 */
export const retryDelay = (history: {
  /** Attempts that the provider refused for now, this one included. */
  refusals: number
  /** Attempts that reached nobody, this one included. */
  outages: number
  isOutage: boolean
  ageSeconds: number
  /** Minutes between attempts after a refusal. */
  schedule: number[]
  mostAttempts?: number | undefined
  /** What the provider asked for. */
  retryAfterSeconds?: number | undefined
}): number | null => {
  const { isOutage, refusals, mostAttempts = Infinity, ageSeconds } = history
  if (!isOutage && refusals >= mostAttempts) return null
  const delay = isOutage ? Math.max(outageDelay(history), askedOf(history)) : refusalDelay(history)
  const isTried = isOutage || refusals > leastRefusals
  return isTried && ageSeconds + delay > giveUpAfter ? null : delay
}

const outageDelay = ({ outages, ageSeconds }: { outages: number; ageSeconds: number }) =>
  afterOutage[outages - 1] ?? (ageSeconds < hour ? 45 : 5 * minute)

/** Seconds that a provider may ask for: 0 every time would be a storm, and next month is never. */
const asked = { least: 5, most: 24 * hour }

const askedOf = ({ retryAfterSeconds = 0 }: { retryAfterSeconds?: number | undefined }) =>
  Math.min(retryAfterSeconds, asked.most)

const refusalDelay = ({ refusals, schedule, retryAfterSeconds }: Parameters<typeof retryDelay>[0]): number =>
  retryAfterSeconds === undefined
    ? (schedule[Math.max(refusals - 1, 0)] ?? schedule.at(-1) ?? 1) * minute
    : Math.min(Math.max(retryAfterSeconds, asked.least * refusals), asked.most)
