import { createCallForLead } from './call-for-lead.ts'
import { createStaffMail } from '../staff/staff-mail.ts'
import type { WithSite } from '../ports.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'
import { maskAddresses } from '../pipeline/mask-addresses.ts'
import { postgresDebugRows } from '../staff/debug-rows.ts'
import { createSignUpMail } from '../staff/sign-up-mail.ts'
import { type Staff, createRetryFailed } from '../staff/try-again.ts'
import { postgresStaffTokens } from '../staff/members.ts'

type Failure = { name: string; message: string; facts: Record<string, string> }

type Parts = WithSite &
  Parameters<typeof createCallForLead>[0] &
  Parameters<typeof createStaffMail>[0] &
  Parameters<typeof createRetryFailed>[0] &
  Parameters<typeof createSignUpMail>[0] & {
    worker: Pick<Worker, 'runDripTick'>
    hasMailingList: boolean
  }

export type FunctionServices = ReturnType<typeof openFunctions>

export const openFunctions = (parts: Parts) => {
  const { pool, clock, worker } = parts
  return {
    staffOfToken: postgresStaffTokens(pool, clock, () => parts.releases.current().site.staff),
    callForLead: createCallForLead(parts),
    hasMailingList: parts.hasMailingList,
    sendStaffMail: createStaffMail(parts),
    debugRows: postgresDebugRows(pool, clock),
    signUpMail: createSignUpMail(parts),
    retryFailed: createRetryFailed(parts),
    processDue: async ({ staff, coaches, ipHash }: Staff) => {
      await pool.query(
        `insert into audit_log (actor, action, subject, ip_hash, created_at)
         values ($1, 'sequences_processed', $2, $3, $4)`,
        [staff, coaches?.join(', ') ?? null, ipHash, clock.now()],
      )
      return worker.runDripTick(coaches)
    },
    note: async ({ name, message, facts }: Failure) => {
      await pool.query(
        `insert into error_log (function_name, error_message, created_at, request_data)
         values ($1, $2, $3, $4::jsonb)`,
        [name, maskAddresses(message), clock.now(), JSON.stringify(facts)],
      )
    },
  }
}
