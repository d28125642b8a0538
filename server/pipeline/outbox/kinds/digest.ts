import { digestText } from '../../mail/digest.ts'
import type { StepResult } from '../../step.ts'
import { cancelled } from './kind.ts'
import type { Attempt } from './kind.ts'
import { sendToCoach } from './send-to-coach.ts'

/** The daily digest of a coach; it belongs to no single campaign or person. */
export const performDigest = async (attempt: Attempt): Promise<StepResult> => {
  const { deps, run, coach, site } = attempt
  const text = await digestText(deps.pool, { runId: run.id, coach, site })
  return text ? sendToCoach(attempt, text) : cancelled('All leads that it lists have been erased.')
}
