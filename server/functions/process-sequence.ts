import { actBy } from './act-by.ts'
import type { ProductFunction } from './function.ts'

/** process-email-sequence: sends what journeys have due now, as far as the caller may see them. The worker may be at it too: each mail leaves once. */
export const processSequence: ProductFunction = {
  who: 'staff',
  run: async (call) => {
    const { processDue, audit } = call.deps.functions
    const by = actBy(call)
    await audit({ ...by, action: 'sequences_processed', subject: by.coach })
    const { journeysProcessed, emailsSent } = await processDue(by.coach)
    return { success: true, journeysProcessed, emailsSent }
  },
}
