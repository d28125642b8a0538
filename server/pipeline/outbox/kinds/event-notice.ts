import { sendNotice } from '../../../events/event-notice.ts'
import type { StepResult } from '../../step.ts'
import type { PersonAttempt } from './kind.ts'
import { sendEmail } from './send-email.ts'

/** Says to a guest that their event has moved or is cancelled. */
export const performEventNotice = (attempt: PersonAttempt): Promise<StepResult> =>
  sendNotice(attempt.deps.pool, attempt.run, attempt.campaign.event, (email, more) =>
    sendEmail(attempt, email, { nameFallback: 'there', more }),
  )
