import type { FastifyRequest } from 'fastify'
import type { RateLimiter } from '../http/rate-limiter.ts'

/** Longest wait for the counter, in milliseconds: with the five seconds of the form itself an answer comes within six. */
const patience = 600

/** Whether this visitor has sent too many forms. False while the counter is unavailable or slow: it must not cost a lead. */
export const isPastLimit = async (
  rateLimiter: RateLimiter,
  request: FastifyRequest,
  { bucket, most }: { bucket: string; most: number | undefined },
): Promise<boolean> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('late')), patience)
  try {
    return await Promise.race([rateLimiter.isPast(bucket, most), late.promise])
  } catch {
    request.log.warn('could not count the submissions of a visitor')
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Milliseconds in which repeated presses count once, and how many forms are remembered. */
const within = 10_000
const mostForms = 10_000

type Counted = { at: number; isPast: Promise<boolean> }

/**
 * Counts a form once, however often it is submitted within ten seconds: repeated presses share the first result, so that they
 * are not quarantined for their own number. `form`: the scope of its key; null where it has none.
 */
export const createCountedOnce = (clock: () => number = () => performance.now()) => {
  const known = new Map<string, Counted>()
  const forget = (now: number) => {
    for (const [form, { at }] of known) {
      if (now - at < within && known.size <= mostForms) return
      known.delete(form)
    }
  }
  return (form: string | null, count: () => Promise<boolean>): Promise<boolean> => {
    if (form === null) return count()
    const now = clock()
    forget(now)
    const before = known.get(form)
    if (before) return before.isPast
    const isPast = count()
    known.set(form, { at: now, isPast })
    return isPast
  }
}

export type CountedOnce = ReturnType<typeof createCountedOnce>
