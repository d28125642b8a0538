import { againTokenOf } from '../../mail/ask-again.ts'
import type { StepResult } from '../../step.ts'
import { cancelled, notYet } from './kind.ts'
import type { PersonAttempt } from './kind.ts'
import { sendEmail } from './send-email.ts'

/** The re-opt-in: asks a person who has unsubscribed and signed up again whether they want mail. */
export const performAskAgain = async (attempt: PersonAttempt): Promise<StepResult> => {
  const { deps, run } = attempt
  if (run.email === null) return notYet('A re-opt-in names no e-mail.')
  const againToken = await againTokenOf(deps.pool, run)
  return againToken === null
    ? cancelled('There is nothing left to ask.')
    : sendEmail(attempt, run.email, { nameFallback: 'there', againToken })
}
