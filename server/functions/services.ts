import type { CallForLead } from './call-for-lead.ts'
import type { RetryFailed } from '../staff/retry-failed.ts'
import type { SendStaffMail } from '../staff/staff-mail.ts'
import type { DebugRows } from '../staff/debug-rows.ts'
import type { StaffSession } from '../staff/sign-in.ts'
import type { DueDeps } from '../staff/test-dashboard.ts'

/** What functions can do besides forms and pages. */
export type FunctionServices = {
  /** The member of staff whose token this is. */
  staffOfToken: (token: string) => Promise<StaffSession | null>
  callForLead: CallForLead
  /** False while no key of a mailing list is set. */
  hasMailingList: boolean
  sendStaffMail: SendStaffMail
  debugRows: DebugRows
  retryFailed: RetryFailed
  /** Writes a failure to the error log: fixed sentences and ids only. */
  note: (failure: { name: string; message: string; facts: Record<string, string> }) => Promise<void>
} & DueDeps['functions']
