import { z } from 'zod'
import { effectKeys } from '../../../engine/campaign/steps/contract/effect-keys.ts'

const EffectLimits = z.object({
  timeout: effectKeys.timeout.removeDefault().optional(),
  attempts: effectKeys.attempts,
  retry: effectKeys.retry,
})

export type EffectLimits = {
  /** Seconds that one attempt may take. */
  timeout: number
  /** Attempts after which it has failed; absent: as many as fit into five days. */
  attempts?: number | undefined
  /** Minutes between attempts after "not now"; the last one repeats. */
  retry: number[]
}

/** What a row's entry says of its attempts; the defaults where an entry of another release says it differently. */
export const effectLimits = (config: unknown, timeoutSeconds: number): EffectLimits => {
  const { timeout, ...limits } = EffectLimits.safeParse(config).data ?? {
    retry: effectKeys.retry.parse(undefined),
  }
  return { ...limits, timeout: timeout ?? timeoutSeconds }
}
