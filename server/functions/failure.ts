import type { RefusalCode } from '../../engine/campaign/form/answer.ts'
import type { Refused } from '../http/refusal.ts'

/** The answer of every function that fails. `message`: text for a page, where `error` is for programs. */
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
