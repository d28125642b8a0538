import type { Mailbox } from '../ports.ts'
import type { StaffSession } from './sign-in.ts'

export type TestAddressDeps = {
  settings: { staffTestAddresses: string[] }
  /** Null where mails leave through a mail server. */
  mailbox: Pick<Mailbox, 'list'> | null
}

/** Whether staff may send a test mail there: to themselves, to the operator's list, or anywhere while no mail leaves. */
export const mayTest = (
  email: string,
  staff: StaffSession,
  { settings, mailbox }: TestAddressDeps,
): boolean => mailbox !== null || email === staff.staff || settings.staffTestAddresses.includes(email)

export const mayNotTest =
  'Test mails go to your own address or to one of STAFF_TEST_ADDRESSES. Ask the operator to add it.'
