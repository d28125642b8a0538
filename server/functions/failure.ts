import type { RefusalCode } from '../../engine/campaign/form/answer.ts'
import type { Refused } from '../http/refusal.ts'

/** How every function answers when it fails. `message`: what a page may show, where `error` is meant for programs. */
export type FunctionFailure = {
  success: false
  error: string
  code: RefusalCode
  requestId: string
  message?: string
  fields?: Record<string, string>
}

export const isFunctionPath = (path: string) => /^\/functions(\/|$)/.test(path)

export const functionFailure = ({ message, code, details }: Refused, requestId: string): FunctionFailure => ({
  success: false,
  error: message,
  code,
  requestId,
  ...(details.shown !== undefined && { message: details.shown }),
  ...(details.fields && { fields: details.fields }),
})
