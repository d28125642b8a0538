import type { CallForLead } from './call-for-lead.ts'
import type { DripTick } from '../pipeline/journeys/drip-pump.ts'
import type { RetryFailed } from '../staff/retry-failed.ts'
import type { SendStaffMail } from '../staff/staff-mail.ts'
import type { DebugRows } from '../staff/debug-rows.ts'
import type { StaffSession } from '../staff/sign-in.ts'

/** Something a member of staff did, for the audit log. */
export type StaffAct = { staff: string; action: string; subject: string | null; ipHash: string }

/** What functions do beyond what forms and pages do. */
export type FunctionServices = {
  /** The member of staff whose token this is. */
  staffOfToken: (token: string) => Promise<StaffSession | null>
  callForLead: CallForLead
  /** False while no key of a mailing list is set. */
  hasMailingList: boolean
  sendStaffMail: SendStaffMail
  debugRows: DebugRows
  retryFailed: RetryFailed
  /** Sends what journeys have due now, of one coach or (null) of all, beside the worker. */
  processDue: (coach: string | null) => Promise<DripTick>
  audit: (act: StaffAct) => Promise<void>
  /** Puts a failure on the error log: fixed sentences and ids alone. */
  note: (failure: { name: string; message: string; facts: Record<string, string> }) => Promise<void>
}
