import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { prepared, type Pool, inBatches } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { keyedHash } from '../settings/keys.ts'

/** One bucket a visitor: an IPv4 address, or the IPv6 /64 of one household. */
export const visitorBucket = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain
}

export const visitorHash = ({ ip }: Pick<FastifyRequest, 'ip'>, secret: string): string =>
  keyedHash(secret, 'visitor', visitorBucket(ip))

/** Tells visitors of one day (UTC) apart in the log; no other day and no row of the database has the same. */
export const loggedVisitor = (secret: string, ip: string, now: Date): string =>
  keyedHash(secret, 'log', `${now.toISOString().slice(0, 10)} ${visitorBucket(ip)}`).slice(0, 12)

const expand = (address: string): string[] => {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = groups(head)
  const right = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}

const groups = (part: string) =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group))

export interface RateLimiter {
  /** Counts one more; true once the window has more than `most` (default: the limiter's own). */
  isPast(bucket: string, most?: number): Promise<boolean>
}

export type Limit = { most: number; seconds: number }

export const submitLimit: Limit = { most: 30, seconds: 600 }

/** Counts in one statement, so that two processes never both get the last one. */
export const postgresRateLimiter = (pool: Pool, clock: Clock, limit: Limit): RateLimiter => ({
  isPast: async (bucket, most = limit.most) => {
    const now = clock.now().getTime()
    return (await countVisit(pool, { bucket, now, until: now + limit.seconds * 1000 })) > most
  },
})

type Visit = { bucket: string; now: number; until: number }

const countAll = async (pool: Pool, visits: Visit[]): Promise<number[]> => {
  // All processes lock rows in one order: no deadlocks.
  const buckets = [...Map.groupBy(visits, ({ bucket }) => bucket)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const { rows } = await pool.query<{ key: string; points: number }>(prepared('count-visits', statement), [
    buckets.map(([bucket]) => bucket),
    buckets.map(([, all]) => all.length),
    Math.max(...visits.map(({ now }) => now)),
    Math.max(...visits.map(({ until }) => until)),
  ])
  const points = new Map(rows.map((row) => [row.key, row.points]))
  const ranks = new Map(
    buckets.map(([bucket, all]) => [bucket, (points.get(bucket) ?? all.length) - all.length]),
  )
  return visits.map(({ bucket }) => {
    const rank = (ranks.get(bucket) ?? 0) + 1
    ranks.set(bucket, rank)
    return rank
  })
}

const countVisit = inBatches(countAll, { gather: 1 })

// Losing the last counts in a crash is better than a disk sync before each form.
const statement = `
with hurried as materialized (select set_config('synchronous_commit', 'off', true))
insert into rate_limits as known (key, points, expire)
select key, points, $4::bigint from hurried, unnest($1::text[], $2::int[]) visit (key, points)
on conflict (key) do update
  set points = case when known.expire <= $3::bigint then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= $3 then excluded.expire else known.expire end
returning key, points`

/** Milliseconds: with the five seconds of the form itself, an answer comes within six. */
const patience = 600

/** False while the counter is unavailable or slow: it must not cost a lead. */
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

/** Milliseconds in which repeated presses count once; forms that are remembered. */
const within = 10_000
const mostForms = 10_000

type Counted = { at: number; isPast: Promise<boolean> }

/**
 * Repeated presses of one form share the first result, so that their number does not quarantine them. `form`: the scope
 * of its key; null where it has none.
 */
export const createCountedOnce = (clock: () => number = () => performance.now()) => {
  // Two maps that take turns: removing the oldest entries of one map one by one makes each walk over it longer.
  let [recent, earlier] = [new Map<string, Counted>(), new Map<string, Counted>()]
  let since = clock()
  const takeTurns = (now: number) => {
    if (now - since < within && recent.size < mostForms / 2) return
    ;[recent, earlier, since] = [new Map(), recent, now]
  }
  return (form: string | null, count: () => Promise<boolean>): Promise<boolean> => {
    if (form === null) return count()
    const now = clock()
    takeTurns(now)
    const before = recent.get(form) ?? earlier.get(form)
    if (before && now - before.at < within) return before.isPast
    const isPast = count()
    recent.set(form, { at: now, isPast })
    return isPast
  }
}

export type CountedOnce = ReturnType<typeof createCountedOnce>
