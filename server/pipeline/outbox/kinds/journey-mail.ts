import { whyTooLate } from '../../journeys/journey-mail.ts'
import type { StepResult } from '../../step.ts'
import { cancelled, notYet } from './kind.ts'
import type { PersonAttempt } from './kind.ts'
import { sendEmail } from './send-email.ts'

/** The next mail of a person's journey. */
export const performJourneyMail = async (attempt: PersonAttempt): Promise<StepResult> => {
  const { deps, run, campaign } = attempt
  if (run.email === null) return notYet('A mail of a journey names no e-mail.')
  const tooLate = await whyTooLate(deps.pool, run, campaign, deps.clock.now())
  return tooLate === null ? sendEmail(attempt, run.email, { nameFallback: 'there' }) : cancelled(tooLate)
}
