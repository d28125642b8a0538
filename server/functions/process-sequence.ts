import { actBy } from './act-by.ts'
import type { ProductFunction } from './function.ts'

/** process-email-sequence: sends the due mails of journeys that the caller may see. Safe beside the worker: each mail leaves once. */
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
