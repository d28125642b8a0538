import { composeCoachMail } from '../../mail/coach-mail.ts'
import type { StepResult } from '../../step.ts'
import type { Attempt } from './kind.ts'

type Words = Omit<Parameters<typeof composeCoachMail>[0], 'coach' | 'effectId'>

/** Sends a plain mail to the coach. A coach whose address is refused is no reader to be suppressed. */
export const sendToCoach = async ({ run, coach, send }: Attempt, words: Words): Promise<StepResult> => {
  const result = await send(composeCoachMail({ ...words, coach, effectId: run.id }))
  return result.kind === 'failed' ? { ...result, suppressAddress: false } : result
}
