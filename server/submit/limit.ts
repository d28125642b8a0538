import type { FastifyRequest } from 'fastify'
import type { RateLimiter } from '../http/rate-limiter.ts'

/** Longest wait for the counter, in milliseconds: with the five seconds of the form itself an answer comes within six. */
const patience = 600

/** Whether this visitor has sent too many forms. A counter that is away or slow must not cost a lead: then it is false. */
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
    request.log.warn('the limit of submissions could not be counted')
    return false
  } finally {
    clearTimeout(timer)
  }
}
