import type { FastifyRequest } from 'fastify'
import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { keyedHash, visitorBucket } from '../http/visitor.ts'
import type { QuarantineReason, Submission } from '../pipeline/accept/submission.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import type { WithSite } from '../release/with-site.ts'
import { pageOf, type Envelope } from './envelope.ts'

export type VisitorDeps = WithSite & { settings: { secret: string }; rateLimiter: RateLimiter }

type Validated = {
  request: FastifyRequest
  campaign: SiteCampaign
  values: FormValues
  envelope: Envelope
  key: string | null
}

/** A validated form as the pipeline accepts it. Visitor addresses and keys leave this function as keyed hashes only. */
export const toSubmission = async (
  deps: VisitorDeps,
  countedOnce: CountedOnce,
  validated: Validated,
): Promise<Submission> => {
  const { request, campaign, values, envelope, key } = validated
  const bucket = visitorBucket(request.ip)
  const hash = (purpose: string, text: string) => keyedHash(deps.settings.secret, purpose, text)
  // A campaign with a limit of its own counts separately: a crowd in one hall must not be quarantined elsewhere.
  const most = campaign.limits?.perVisitor
  const limited = { bucket: hash('limit', most === undefined ? bucket : `${campaign.id} ${bucket}`), most }
  const scope =
    key === null ? null : hash('scope', JSON.stringify([campaign.id, request.siteHost.name, bucket, key]))
  const isPast = await countedOnce(scope, () => isPastLimit(deps.rateLimiter, request, limited))
  return {
    campaign,
    values,
    attribution: envelope.attribution,
    quarantined: quarantineReason(envelope, isPast),
    idempotency: scope === null ? null : { scope, fingerprint: hash('body', inOrder(values)) },
    ipHash: hash('visitor', bucket),
    pagePath: pageOf(request, deps.releases.current().site, campaign),
    requestId: request.id,
  }
}

const quarantineReason = (
  { isTrapFilled, isTooFast }: Envelope,
  isPast: boolean,
): QuarantineReason | null => {
  if (isTrapFilled) return 'trap'
  if (isTooFast) return 'too_fast'
  return isPast ? 'rate' : null
}

/** The same answers are the same body, in any order and after any time on the page. */
const inOrder = (values: FormValues) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))

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
