import type { FastifyRequest } from 'fastify'
import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { keyedHash, visitorBucket } from '../http/visitor.ts'
import type { QuarantineReason, Submission } from '../pipeline/accept/submission.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import type { WithSite } from '../release/with-site.ts'
import { pageOf, type Envelope } from './envelope.ts'
import { isPastLimit, type CountedOnce } from './visitor-limit.ts'

export type VisitorDeps = WithSite & { settings: { secret: string }; rateLimiter: RateLimiter }

type Validated = {
  request: FastifyRequest
  /** With the form that validated the values. */
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
