import { createCallForLead } from './call-for-lead.ts'
import { createRetryFailed } from '../staff/retry-failed.ts'
import { createStaffMail } from '../staff/staff-mail.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'
import { postgresDebugRows } from '../staff/debug-rows.ts'
import type { Staff } from '../staff/try-again.ts'
import { postgresStaffTokens } from '../staff/staff-tokens.ts'

type Failure = { name: string; message: string; facts: Record<string, string> }

type Parts = Parameters<typeof createCallForLead>[0] &
  Parameters<typeof createStaffMail>[0] &
  Parameters<typeof createRetryFailed>[0] & {
    worker: Pick<Worker, 'runDripTick'>
    hasMailingList: boolean
  }

export type FunctionServices = ReturnType<typeof openFunctions>

/** What functions can do besides forms and pages, on this process's database and worker. */
export const openFunctions = (parts: Parts) => {
  const { pool, clock, worker } = parts
  return {
    staffOfToken: postgresStaffTokens(pool, clock),
    callForLead: createCallForLead(parts),
    /** False while no key of a mailing list is set. */
    hasMailingList: parts.hasMailingList,
    sendStaffMail: createStaffMail(parts),
    debugRows: postgresDebugRows(pool, clock),
    retryFailed: createRetryFailed(parts),
    /** Sends what journeys have due now, of the coach that the member of staff is limited to or of all. Safe beside the worker. */
    processDue: async ({ staff, coach, ipHash }: Staff) => {
      await pool.query(
        `insert into audit_log (actor, action, subject, ip_hash, created_at)
         values ($1, 'sequences_processed', $2, $3, $4)`,
        [staff, coach, ipHash, clock.now()],
      )
      return worker.runDripTick(coach)
    },
    /** Writes a failure to the error log: fixed sentences and ids only. */
    note: async ({ name, message, facts }: Failure) => {
      await pool.query(
        `insert into error_log (function_name, error_message, created_at, request_data)
         values ($1, $2, $3, $4::jsonb)`,
        [name, message, clock.now(), JSON.stringify(facts)],
      )
    },
  }
}
