import type { StepResult } from '../step.ts'

/** The reason, in `last_error_detail`, of a run whose mail the release does not have. Alerts and metrics go by it. */
export const mailNotInRelease = 'mail_not_in_release'

/** While a release is rolled out another process may know the mail: this many attempts, this many milliseconds. */
const patience = { attempts: 3, ms: 10 * 60_000 }

/** Retries for some minutes, then fails for good: a mail that no file defines never comes by waiting. */
export const withoutMail = (
  run: { attempts: number; firstDueAt: Date },
  id: string,
  now: Date,
): StepResult => {
  const detail = `${mailNotInRelease}: ${id}`
  const isLate = now.getTime() - run.firstDueAt.getTime() >= patience.ms
  if (run.attempts < patience.attempts && !isLate)
    return { kind: 'retry', publicMessage: 'It could not be done yet.', detail }
  return { kind: 'failed', publicMessage: 'The site has no such e-mail.', detail }
}
