import { mailId } from '../../../../engine/campaign/mail/mail-id.ts'
import type { Pool } from '../../../adapters/postgres.ts'
import { prepared } from '../../../db/prepared.ts'
import type { PerformContext, StepResult } from '../../step.ts'
import type { LeasedRun } from '../run.ts'
import { notYet } from './kind.ts'
import type { PersonAttempt } from './kind.ts'
import { sendEmail } from './send-email.ts'
import { sendToCoach } from './send-to-coach.ts'

type Submission = PerformContext<unknown>['submission']

/** The effect of one step of a campaign's pipeline. */
export const performStep = async (attempt: PersonAttempt): Promise<StepResult> => {
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
    markHandedOver: markDispatched,
    signal,
  })
}

/** The form that an outbox row follows from; null where there was none, or it is erased. */
const submissionOf = async (pool: Pool, { submissionId }: LeasedRun): Promise<Submission> => {
  if (submissionId === null) return null
  const query = prepared('submission-of-run', statement)
  const { rows } = await pool.query<NonNullable<Submission>>(query, [submissionId])
  return rows[0] ?? null
}

const statement = `select id, values, attribution, created_at as "createdAt" from submissions where id = $1`
