import { mailId } from '../../../../engine/campaign/mail/mail-id.ts'
import { askAgainStem } from '../../../../engine/campaign/mail/own-mails.ts'
import { prepared, type Pool } from '../../../adapters/postgres.ts'
import { sendNotice } from '../../../events/event-notice.ts'
import { againTokenOf } from '../../mail/ask-again.ts'
import { sendToCoach } from '../../mail/coach-mail.ts'
import { sendEmail } from '../../mail/compose-mail.ts'
import { digestText } from '../../mail/digest.ts'
import type { PerformContext, StepResult } from '../../step.ts'
import type { LeasedRun } from '../run.ts'
import { cancelled, notYet, type Attempt, type PersonAttempt } from './kind.ts'
import { withPerson } from './person.ts'
import type { SiteCampaign } from '../../../../engine/campaign/release/release.ts'

const eventNotice = /^event:(moved|cancelled):\d+$/

/** Does what a leased row is for: a digest, a re-opt-in, the next mail of a journey, an event notice or a step. */
export const performKind = async (attempt: Attempt): Promise<StepResult> => {
  if (attempt.run.leadId === null) return performDigest(attempt)
  const ready = await withPerson(attempt)
  if ('kind' in ready) return ready
  const { email, isDrip, key } = ready.run
  // A re-opt-in has the priority of a journey's mail.
  if (email?.endsWith(`/${askAgainStem}`)) return performAskAgain(ready, email)
  if (isDrip) return performJourneyMail(ready)
  return eventNotice.test(key) ? performEventNotice(ready) : performStep(ready)
}

/** The daily digest of a coach; it belongs to no single campaign or person. */
const performDigest = async (attempt: Attempt): Promise<StepResult> => {
  const { deps, run, coach, site } = attempt
  const text = await digestText(deps.pool, { runId: run.id, coach, site })
  return text ? sendToCoach(attempt, text) : cancelled('All leads that it lists have been erased.')
}

/** Asks a person who has unsubscribed and signed up again whether they want mail. */
const performAskAgain = async (attempt: PersonAttempt, email: string): Promise<StepResult> => {
  const againToken = await againTokenOf(attempt.deps.pool, attempt.run)
  return againToken === null
    ? cancelled('There is nothing left to ask.')
    : sendEmail(attempt, email, { nameFallback: 'there', againToken })
}

const performJourneyMail = async (attempt: PersonAttempt): Promise<StepResult> => {
  const { deps, run, campaign } = attempt
  if (run.email === null) return notYet('A mail of a journey names no e-mail.')
  const tooLate = await whyTooLate(deps.pool, run, campaign, deps.clock.now())
  return tooLate === null ? sendEmail(attempt, run.email, { nameFallback: 'there' }) : cancelled(tooLate)
}

const performEventNotice = (attempt: PersonAttempt): Promise<StepResult> =>
  sendNotice(attempt.deps.pool, attempt.run, attempt.campaign.event, (email, more) =>
    sendEmail(attempt, email, { nameFallback: 'there', more }),
  )

const performStep = async (attempt: PersonAttempt): Promise<StepResult> => {
  const { deps, run, campaign, coach, lead, step, markDispatched, signal } = attempt
  if (!step.perform) return notYet('This step has nothing to do in the live release.')
  return step.perform({
    config: run.config,
    campaign,
    coach,
    lead,
    submission: run.email === null ? await submissionOf(deps.pool, run) : null,
    mailingList: deps.mailingList ?? null,
    webhooks: deps.webhooks ?? null,
    effectId: run.id,
    sendEmail: (stem, words) => sendEmail(attempt, mailId(coach.slug, stem), words),
    sendToCoach: (mail) => sendToCoach(attempt, mail),
    clock: deps.clock,
    markDispatched,
    signal,
  })
}

type Submission = NonNullable<PerformContext<unknown>['submission']>

/** The form that an outbox row follows from; null where there was none, or it is erased. */
const submissionOf = async (pool: Pool, { submissionId }: LeasedRun): Promise<Submission | null> => {
  if (submissionId === null) return null
  const query = prepared('submission-of-run', statement)
  const { rows } = await pool.query<Submission>(query, [submissionId])
  return rows[0] ?? null
}

const statement = `select id, values, attribution, created_at as "createdAt" from submissions where id = $1`

/**
 * Why a journey's mail that waited in the outbox may not leave any more, for staff; null where it may. Mails that count
 * from an event depend on its start, its status and the reader's seat.
 */
const whyTooLate = async (
  pool: Pool,
  run: LeasedRun,
  { sequences, event }: SiteCampaign,
  now: Date,
): Promise<string | null> => {
  const mail = sequences.find(({ email }) => email === run.email)
  if (mail?.anchor !== 'event' || !event) return null
  if (event.cancelled) return 'The event has been cancelled.'
  if (mail.delayHours < 0 && event.startsAt !== undefined && Date.parse(event.startsAt) <= now.getTime())
    return 'The event has begun.'
  const { rowCount } = await pool.query('select from registrations where lead_id = $1 and event = $2', [
    run.leadId,
    event.id,
  ])
  return rowCount === 0 ? 'The person has given the place back.' : null
}
