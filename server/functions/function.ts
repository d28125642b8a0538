import type { FastifyRequest } from 'fastify'
import { Refused } from '../http/refusal.ts'
import { visitorHash } from '../http/visitor.ts'
import type { Clock } from '../ports.ts'
import type { ImageDesk } from '../images/image-desk.ts'
import type { Member } from '../staff/member.ts'
import { requireActing } from '../staff/require-staff.ts'
import type { TestDeps } from '../staff/test-dashboard.ts'
import type { Staff } from '../staff/try-again.ts'
import type { Memory, SubmitDeps } from '../submit/take-submission.ts'
import type { FunctionServices } from './services.ts'
import type { StaffMail, StaffMailEnd } from '../staff/staff-mail.ts'
import { whySuppressed } from '../db/why-suppressed.ts'

export type FunctionDeps = SubmitDeps &
  TestDeps & { functions: FunctionServices; images: Pick<ImageDesk, 'make'>; clock: Clock }

export type FunctionCall = {
  name: string
  deps: FunctionDeps
  request: FastifyRequest
  body: Record<string, unknown>
  /** Null for a caller with the publishable key only. */
  staff: Member | null
} & Memory

/** What POST /functions/v1/<name> does. Returns the body (bytes are JSON); throws `Refused` when it fails. */
export type ProductFunction = {
  who: 'key' | 'staff'
  run: (call: FunctionCall) => Promise<Record<string, unknown> | Buffer>
}

/** Who of the staff called, and from where. Throws `Refused` for a caller with the publishable key only. */
export const readingStaffOf = ({ staff, deps, request }: FunctionCall): Staff => {
  if (!staff) throw new Refused('forbidden')
  return { ...staff, ipHash: visitorHash(request, deps.settings.secret) }
}

/** Throws `Refused` for those who may only read, too. */
export const actingStaffOf = (call: FunctionCall): Staff => {
  const staff = readingStaffOf(call)
  requireActing(staff)
  return staff
}

/** Throws `Refused` when the mail was not sent; the mail server's reply goes to the error log. */
export const sendOrRefuse = async (call: FunctionCall, mail: StaffMail): Promise<void> => {
  await refuseUnsent(call, await call.deps.functions.sendStaffMail(mail, actingStaffOf(call)))
}

export const refuseUnsent = async (call: FunctionCall, end: StaffMailEnd): Promise<void> => {
  const { note } = call.deps.functions
  if (end.kind === 'sent') return
  if (end.kind === 'suppressed') throw new Refused('forbidden', { message: whySuppressed[end.reason] })
  if (end.kind === 'capped')
    throw new Refused('rate_limited', { message: 'This address has had its emails for a day.' })
  await note({ name: call.name, message: end.detail, facts: { requestId: call.request.id } })
  throw new Refused('step_failed', { step: 'email', message: end.publicMessage })
}
