import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../process/app-deps.ts'
import type { StaffSession } from '../staff/sign-in.ts'
import type { Memory } from '../submit/take-submission.ts'

/** Who may call: whoever brings the publishable key, or staff alone. */
export type Who = 'key' | 'staff'

export type FunctionCall = {
  name: string
  deps: AppDeps
  request: FastifyRequest
  /** The JSON object that was sent; empty where nothing was. */
  body: Record<string, unknown>
  /** Null where the publishable key is all that was brought. */
  staff: StaffSession | null
} & Memory

/** What POST /functions/v1/<name> does. Its answer is the body as it is, bytes are JSON; it throws `Refused` where it fails. */
export type ProductFunction = {
  who: Who
  run: (call: FunctionCall) => Promise<Record<string, unknown> | Buffer>
}
