import { Refused } from '../http/refusal.ts'
import type { StaffMail, StaffMailEnd } from '../staff/staff-mail.ts'
import { staffOf, type FunctionCall } from './function.ts'

/** Throws `Refused` when the mail was not sent; the mail server's reply goes to the error log. */
export const sendOrRefuse = async (call: FunctionCall, mail: StaffMail): Promise<void> => {
  await refuseUnsent(call, await call.deps.functions.sendStaffMail(mail, staffOf(call)))
}

export const refuseUnsent = async (call: FunctionCall, end: StaffMailEnd): Promise<void> => {
  const { note } = call.deps.functions
  if (end.kind === 'sent') return
  if (end.kind === 'left')
    throw new Refused('forbidden', { message: 'This address gets no mail of this coach any more.' })
  if (end.kind === 'capped')
    throw new Refused('rate_limited', { message: 'This address has had its mails of this coach for a day.' })
  await note({ name: call.name, message: end.detail, facts: { requestId: call.request.id } })
  throw new Refused('step_failed', { step: 'email', message: end.publicMessage })
}
