import type { AppDeps } from '../process/app-deps.ts'
import type { StaffSession } from './sign-in.ts'

/** Whether staff may send a test mail there: to themselves, to the operator's list, or anywhere while no mail leaves. */
export const mayTest = (email: string, staff: StaffSession, { settings, mailbox }: AppDeps): boolean =>
  mailbox !== null || email === staff.staff || settings.staffTestAddresses.includes(email)

export const mayNotTest =
  'Test mails go to your own address or to one of STAFF_TEST_ADDRESSES. Ask the operator to add it.'
