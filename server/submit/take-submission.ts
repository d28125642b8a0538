import type { FastifyRequest } from 'fastify'
import type { Accepted } from '../../engine/campaign/form/answer.ts'
import { StorageUnavailable } from '../errors.ts'
import { Refused } from '../http/refusal.ts'
import type { Accept, Acceptance, Submission } from '../pipeline/accept/submission.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import {
  acceptedAnswer,
  addressRefusal,
  type Form,
  seatRefusal,
  stepRefusal,
  storageRefusal,
} from './answer.ts'
import type { Envelope } from './envelope.ts'
import { validate, type OpenCampaign } from './open-form.ts'
import { createPace, keepPace, type Pace, type PaceDeps } from './pace.ts'
import { toSubmission, type VisitorDeps } from './to-submission.ts'
import { createCountedOnce, type CountedOnce } from './visitor-limit.ts'

/** What taking a form needs of the process. */
export type SubmitDeps = VisitorDeps &
  PaceDeps & { releases: Pick<ReleaseStore, 'current' | 'earlierForms'>; accept: Accept }

/** What a process remembers of submissions: how long answers took, and which forms it has counted. */
export type Memory = { pace: Pace; countedOnce: CountedOnce }

export const createMemory = (): Memory => ({ pace: createPace(), countedOnce: createCountedOnce() })

export type Taken = { answer: Accepted; replayed: boolean; email: string }
type Arrived = { request: FastifyRequest; open: OpenCampaign; envelope: Envelope; key: string | null }

/** From a parsed form to its answer, the same for JSON and plain forms. Throws `Refused`. */
export const takeSubmission = async (
  deps: SubmitDeps,
  { pace, countedOnce }: Memory,
  arrived: Arrived,
): Promise<Taken> => {
  const { request, open, envelope, key } = arrived
  const began = performance.now()
  const { values, form } = validate(deps, open, envelope.fields)
  const campaign = { ...open.campaign, form }
  const submission = await toSubmission(deps, countedOnce, { request, campaign, values, envelope, key })
  request.logFields = {
    campaign: campaign.id,
    ...(submission.quarantined && { quarantined: submission.quarantined }),
  }
  const acceptance = await accept(deps, submission, form)
  if ('submissionId' in acceptance)
    request.logFields = { ...request.logFields, submission: acceptance.submissionId }
  if (acceptance.kind === 'mismatch') throw new Refused('idempotency_mismatch')
  if (acceptance.kind === 'address_refused') throw addressRefusal()
  if (acceptance.kind === 'refused') throw seatRefusal(form, acceptance.code)
  if (acceptance.kind === 'step_failed') throw stepRefusal(form, acceptance)
  const outcome = await keepPace(deps, pace, { submission, acceptance, took: performance.now() - began })
  const answer = acceptedAnswer(campaign, outcome)
  return { answer, replayed: acceptance.replayed, email: String(values['email'] ?? '') }
}

const accept = async (deps: SubmitDeps, submission: Submission, form: Form): Promise<Acceptance> => {
  try {
    return await deps.accept(submission)
  } catch (error) {
    if (error instanceof StorageUnavailable) throw storageRefusal(form)
    throw error
  }
}
