import * as z from 'zod/mini'
import { noMailingList } from '../step.ts'
import type { StepResult } from '../step.ts'
import type { Attempt } from './attempt.ts'

/** Effect key of a run that deletes somebody at a mailing list. It belongs to no lead: that is gone. */
export const listErasureKey = 'mailing-list:erase'

const Config = z.looseObject({ list: z.string(), member: z.string() })

export const performListErasure = async ({ deps, run, signal }: Attempt): Promise<StepResult> => {
  if (!deps.mailingList) return noMailingList
  const result = await deps.mailingList.erase(Config.parse(run.config), signal)
  return result.kind === 'refused' ? { ...result, kind: 'failed' } : result
}
