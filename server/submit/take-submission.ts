import {
  createCountedOnce,
  isPastLimit,
  visitorBucket,
  type CountedOnce,
  type RateLimiter,
} from '../http/visitor.ts'
import type { FastifyRequest } from 'fastify'
import type { Accepted } from '../../engine/campaign/form/answer.ts'
import { StorageUnavailable } from '../errors.ts'
import { Refused } from '../http/refusal.ts'
import type { Accept, Acceptance, QuarantineReason, Submission } from '../pipeline/accept/submission.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import {
  acceptedAnswer,
  addressRefusal,
  type Form,
  seatRefusal,
  stepRefusal,
  storageRefusal,
  validatedRefusal,
  createPace,
  keepPace,
  type Pace,
  type PaceDeps,
  hasPrivateLinks,
  openLinks,
} from './answer.ts'
import { pageOf, type Envelope } from './envelope.ts'
import type { FormValues } from '../../engine/campaign/form/form-values.ts'
import { firstNameOf, nextPage } from '../../engine/campaign/form/next-page.ts'
import { sourceOf } from '../../engine/campaign/form/visit-source.ts'
import { validateSubmission } from '../../engine/campaign/form/validate-submission.ts'
import type { Lang } from '../../engine/words/lang.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { keyedHash } from '../settings/keys.ts'
import { decodedPath, isOwnHost } from '../http/request-head.ts'
import type { Clock, WithSite } from '../ports.ts'
import type { CampaignLinks } from '../../engine/campaign/schema/links.ts'
import { privateToken, tokenLife } from '../settings/private-token.ts'

export type SubmitDeps = PaceDeps & {
  releases: Pick<ReleaseStore, 'current' | 'earlierForms'>
  settings: { secret: string; publicOrigin: string }
  rateLimiter: RateLimiter
  accept: Accept
  clock: Clock
}

export type Memory = { pace: Pace; countedOnce: CountedOnce }

export const createMemory = (): Memory => ({ pace: createPace(), countedOnce: createCountedOnce() })

export type Taken = { answer: Accepted; replayed: boolean; email: string }
type Arrived = { request: FastifyRequest; open: OpenCampaign; envelope: Envelope; key: string | null }

/** The same for JSON and plain forms. Throws `Refused`. */
export const takeSubmission = async (
  deps: SubmitDeps,
  { pace, countedOnce }: Memory,
  arrived: Arrived,
): Promise<Taken> => {
  const { request, open, envelope } = arrived
  const began = performance.now()
  const { values, form } = validate(deps, open, envelope.fields)
  const campaign = { ...open.campaign, form }
  const submission = await toSubmission(deps, countedOnce, arrived, { campaign, values })
  request.logFields = {
    campaign: campaign.id,
    ...(submission.quarantined && { quarantined: submission.quarantined }),
  }
  const acceptance = await accept(deps, submission, campaign)
  if ('submissionId' in acceptance)
    request.logFields = { ...request.logFields, submission: acceptance.submissionId }
  if (acceptance.kind === 'mismatch') throw new Refused('idempotency_mismatch')
  if (acceptance.kind === 'address_refused') throw addressRefusal(campaign.lang)
  if (acceptance.kind === 'refused') throw seatRefusal(form, acceptance.code)
  if (acceptance.kind === 'step_failed') throw stepRefusal(campaign, acceptance)
  const paced = await keepPace(deps, pace, { submission, acceptance, took: performance.now() - began })
  // While mails are off, "partial" would promise one for later, and an earlier form one for now.
  const token = tokenOf(deps, campaign, acceptance.submissionId)
  const links = openLinks(campaign, token)
  const answer = campaign.mails
    ? acceptedAnswer({ ...campaign, links }, paced)
    : acceptedAnswer({ ...campaign, form: open.form, links }, 'full')
  const url = nextPageOf(submission, links, answer.outcome)
  return {
    answer: { ...answer, ...(token !== undefined && { token }), ...(url !== undefined && { url }) },
    replayed: acceptance.replayed,
    email: String(values['email'] ?? ''),
  }
}

/** Also of a quarantined form, whose link opens once it is approved: nobody can tell it from another. */
const tokenOf = ({ settings, clock }: SubmitDeps, campaign: SiteCampaign, submission: string) =>
  hasPrivateLinks(campaign)
    ? privateToken(
        settings.secret,
        { campaign: campaign.id, id: submission },
        new Date(clock.now().getTime() + tokenLife.answer),
      )
    : undefined

const nextPageOf = (
  { campaign: { form }, values, source }: Submission,
  links: CampaignLinks,
  outcome: Accepted['outcome'],
): string | undefined => {
  if (typeof form?.after !== 'object' || (outcome === 'partial' && form.afterPartial === 'stay'))
    return undefined
  const firstName = firstNameOf(values['name'])
  return nextPage(form.after.url, links, { firstName, source: source ?? '' })
}

const accept = async (
  deps: SubmitDeps,
  submission: Submission,
  campaign: { form: Form; lang?: Lang },
): Promise<Acceptance> => {
  try {
    return await deps.accept(submission)
  } catch (error) {
    if (error instanceof StorageUnavailable) throw storageRefusal(campaign)
    throw error
  }
}

export type OpenCampaign = { campaign: SiteCampaign; form: Form }

/** Throws the same `Refused` for unknown, closed and formless campaigns. */
export const openCampaign = ({ releases }: WithSite, path: string): OpenCampaign => {
  const { campaigns } = releases.current().site
  const id = decodedPath(path)
  const campaign = id !== null && Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  if (!campaign?.live || !campaign.form) throw new Refused('unknown_campaign')
  return { campaign, form: campaign.form }
}

/** Tries the live form, then forms that were live in the last 24 hours: the visitor's page may be that old. */
const validate = (
  { releases }: { releases: Pick<ReleaseStore, 'earlierForms'> },
  { campaign, form }: OpenCampaign,
  fields: Record<string, unknown>,
): { values: FormValues; form: Form } => {
  const verdict = validateSubmission(form.fields, fields, campaign.lang)
  if (verdict.ok) return { values: verdict.values, form }
  for (const earlier of releases.earlierForms(campaign.id)) {
    const second = validateSubmission(earlier.fields, fields, campaign.lang)
    if (second.ok) return { values: second.values, form: earlier }
  }
  throw validatedRefusal(form, verdict.code, verdict.fields)
}

/** One visitor must not sell an event out. An office or a hall has `limits` in the campaign's file. */
const mostForSeats = 10

/** Addresses of visitors and keys leave this function as keyed hashes only. */
const toSubmission = async (
  deps: SubmitDeps,
  countedOnce: CountedOnce,
  { request, envelope, key }: Arrived,
  { campaign, values }: Pick<Submission, 'campaign' | 'values'>,
): Promise<Submission> => {
  const bucket = visitorBucket(request.ip)
  const { site } = deps.releases.current()
  const hash = (purpose: string, text: string) => keyedHash(deps.settings.secret, purpose, text)
  // A campaign with a limit of its own counts separately: a crowd in one hall must not be quarantined elsewhere.
  const most = campaign.limits?.perVisitor ?? (campaign.event ? mostForSeats : undefined)
  const limited = { bucket: hash('limit', most === undefined ? bucket : `${campaign.id} ${bucket}`), most }
  const scope =
    key === null ? null : hash('scope', JSON.stringify([campaign.id, request.siteHost.name, bucket, key]))
  const isPast = await countedOnce(scope, () => isPastLimit(deps.rateLimiter, request, limited))
  return {
    campaign,
    values,
    attribution: storedAttribution(envelope, campaign),
    source: sourceOf(envelope.attribution, (host) =>
      isOwnHost(host, request, site, deps.settings.publicOrigin),
    ),
    quarantined: quarantineReason(envelope, isPast),
    idempotency: scope === null ? null : { scope, fingerprint: hash('body', inOrder(values)) },
    ipHash: hash('visitor', bucket),
    pagePath: pageOf(request, site, campaign),
    requestId: request.id,
  }
}

/** A browser's time zone is personal: it stays with campaigns whose mails leave by it. */
const storedAttribution = ({ attribution }: Envelope, { sequences }: SiteCampaign) => {
  const { zone: _, ...visit } = attribution
  return sequences.some(({ sendWindow }) => sendWindow?.isReaders) ? attribution : visit
}

const quarantineReason = (
  { isTrapFilled, isTooFast }: Envelope,
  isPast: boolean,
): QuarantineReason | null => {
  if (isTrapFilled) return 'trap'
  if (isTooFast) return 'too_fast'
  return isPast ? 'rate' : null
}

const inOrder = (values: FormValues) =>
  JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
