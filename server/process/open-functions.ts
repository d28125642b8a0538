import type { Pool } from '../adapters/postgres.ts'
import type { FunctionServices } from '../functions/services.ts'
import { createCallForLead } from '../functions/call-for-lead.ts'
import { createRetryFailed } from '../staff/retry-failed.ts'
import { createStaffMail } from '../staff/staff-mail.ts'
import type { Steps } from '../pipeline/step.ts'
import type { Backpressure } from '../pipeline/accept/backpressure.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'
import type { Clock, Mailer } from '../ports.ts'
import { postgresDebugRows } from '../staff/debug-rows.ts'
import type { StaffAct } from '../staff/test-dashboard.ts'
import { postgresStaffTokens } from '../staff/staff-tokens.ts'

type Parts = {
  pool: Pool
  clock: Clock
  steps: Steps
  worker: Worker
  backpressure: Backpressure
  mailer: Mailer
  secret: string
  publicOrigin: string
  mailRate?: number | undefined
  hasMailingList: boolean
}

/** The services of functions, on this process's database and worker. */
export const openFunctions = (parts: Parts): FunctionServices => {
  const { pool, clock, worker } = parts
  return {
    staffOfToken: postgresStaffTokens(pool, clock),
    callForLead: createCallForLead(parts),
    hasMailingList: parts.hasMailingList,
    sendStaffMail: createStaffMail(parts),
    debugRows: postgresDebugRows(pool, clock),
    retryFailed: createRetryFailed(parts),
    processDue: worker.runDripTick,
    audit: async ({ staff, action, subject, ipHash }: StaffAct) => {
      await pool.query(
        'insert into audit_log (actor, action, subject, ip_hash, created_at) values ($1, $2, $3, $4, $5)',
        [staff, action, subject, ipHash, clock.now()],
      )
    },
    note: async ({ name, message, facts }) => {
      await pool.query(
        `insert into error_log (function_name, error_message, created_at, request_data)
         values ($1, $2, $3, $4::jsonb)`,
        [name, message, clock.now(), JSON.stringify(facts)],
      )
    },
  }
}
