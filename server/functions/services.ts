import type { CallForLead } from './call-for-lead.ts'
import type { RetryFailed } from '../staff/retry-failed.ts'
import type { SendStaffMail } from '../staff/staff-mail.ts'
import type { DebugRows } from '../staff/debug-rows.ts'
import type { StaffSession } from '../staff/sign-in.ts'
import type { DueDeps } from '../staff/test-dashboard.ts'

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
  /** Puts a failure on the error log: fixed sentences and ids alone. */
  note: (failure: { name: string; message: string; facts: Record<string, string> }) => Promise<void>
} & DueDeps['functions']
