import { actBy } from './act-by.ts'
import type { ProductFunction } from './function.ts'

/** process-email-sequence: sends what journeys have due now. The worker may be at it too: each mail leaves once. */
export const processSequence: ProductFunction = {
  who: 'staff',
  run: async (call) => {
    const { processDue, audit } = call.deps.functions
    await audit({ ...actBy(call), action: 'sequences_processed', subject: null })
    const { journeysProcessed, emailsSent } = await processDue()
    return { success: true, journeysProcessed, emailsSent }
  },
}
