import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Pool } from '../adapters/postgres.ts'
import type { AttemptReport } from '../pipeline/outbox/attempt.ts'
import type { Clock } from '../ports.ts'
import { addGauges } from './gauges.ts'
import { StorageUnavailable } from '../errors.ts'
import type { Accept, Acceptance, Submission } from '../pipeline/accept/submission.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Seconds: from a page out of memory to a mail that waited out an outage. */
const buckets = {
  request: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6, 15, 40],
  attempt: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  wait: [0.1, 0.5, 1, 2, 5, 15, 60, 300, 900, 3600, 14_400, 86_400, 432_000],
}

/** Labels are slugs, step names, providers and route patterns; nothing about visitors. */
export const createMetrics = ({ pool, clock }: { pool: Pool; clock: Clock }) => {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  addGauges(register, { pool, clock })

  const submissions = new Counter({
    name: 'porchlight_submissions_total',
    help: 'Forms that passed the checks, by how they ended.',
    labelNames: ['coach', 'outcome'],
    registers,
  })
  const attempts = new Counter({
    name: 'porchlight_step_attempts_total',
    help: 'Attempts of outside effects, by the state they left.',
    labelNames: ['step', 'provider', 'state'],
    registers,
  })
  const mails = new Counter({
    name: 'porchlight_mails_total',
    help: 'Attempts to send a mail, by the state they left.',
    labelNames: ['kind', 'state'],
    registers,
  })
  const attemptSeconds = new Histogram({
    name: 'porchlight_step_attempt_seconds',
    help: 'How long one attempt took.',
    labelNames: ['step', 'provider'],
    buckets: buckets.attempt,
    registers,
  })
  const waitSeconds = new Histogram({
    name: 'porchlight_step_wait_seconds',
    help: 'From enqueueing an effect until its provider had it.',
    labelNames: ['step', 'provider'],
    buckets: buckets.wait,
    registers,
  })
  const requests = new Histogram({
    name: 'porchlight_http_request_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: buckets.request,
    registers,
  })
  return {
    /** In the text format of Prometheus. Never rejects because the database is away. */
    read: async () => ({ contentType: register.contentType, body: await register.metrics() }),
    countSubmission: (coach: string, outcome: string) => submissions.inc({ coach, outcome }),
    observeAttempt: ({ step, provider, state, mail, seconds, waitedSeconds }: AttemptReport) => {
      attempts.inc({ step, provider, state })
      attemptSeconds.observe({ step, provider }, seconds)
      if (mail) mails.inc({ kind: mail, state })
      if (state === 'sent') waitSeconds.observe({ step, provider }, waitedSeconds)
    },
    observeRequest: ({
      seconds,
      ...labels
    }: {
      route: string
      method: string
      status: number
      seconds: number
    }) => requests.observe(labels, seconds),
  }
}

export const countedAccept =
  (accept: Accept, count: (coach: string, outcome: string) => void): Accept =>
  async (submission) => {
    const { coach } = submission.campaign
    try {
      const acceptance = await accept(submission)
      count(coach, outcomeOf(submission, acceptance))
      return acceptance
    } catch (error) {
      count(coach, error instanceof StorageUnavailable ? 'unavailable' : 'internal')
      throw error
    }
  }

const outcomeOf = ({ quarantined }: Submission, acceptance: Acceptance): string => {
  if (acceptance.kind === 'refused') return acceptance.code
  if (acceptance.kind === 'address_refused') return 'address_refused'
  if (acceptance.kind === 'mismatch') return 'idempotency_mismatch'
  if (acceptance.replayed) return 'replayed'
  if (acceptance.kind === 'step_failed') return 'step_failed'
  return quarantined ? 'quarantined' : acceptance.outcome
}
