import { codeOf } from '../../errors.ts'
import type { ImageResult, ProviderFault } from '../../ports.ts'
import { secondsIn } from '../http-client.ts'

export const classifyOpenAiError = (error: unknown): ImageResult => {
  if (!(error instanceof Error)) return { kind: 'failed', detail: 'openai: unknown fault' }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null
  if (status === null) return unreached(error)
  const { code, message } = bodyOf(error)
  const detail = `openai answered ${status}${code ? `: ${code}` : ''}`
  if (status === 400 && isPolicy(code)) return { kind: 'refused', reason: firstSentence(message), detail }
  const fault = faultOf(status, code)
  const retryAfterSeconds =
    'headers' in error && error.headers instanceof Headers
      ? secondsIn(error.headers.get('retry-after'))
      : undefined
  return {
    kind: 'failed',
    detail,
    ...(fault && { fault }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

const unreached = (error: Error): ImageResult => {
  const isLate =
    error.name === 'AbortError' || error.name === 'TimeoutError' || /abort|timed out/i.test(error.message)
  const { cause } = error
  const code = codeOf(cause) || error.constructor.name
  return { kind: 'failed', detail: `openai did not answer: ${isLate ? 'too late' : code}`, fault: 'outage' }
}

const isPolicy = (code: string) => /moderation|content_policy|safety|image_generation_user_error/.test(code)

const faultOf = (status: number, code: string): ProviderFault | null => {
  if (status === 401 || status === 403 || code === 'insufficient_quota') return 'credentials'
  if (status === 429) return 'throttled'
  return status >= 500 || (status >= 300 && status < 400) ? 'outage' : null
}

const bodyOf = (error: Error): { code: string; message: string } => {
  const body: { code?: unknown; message?: unknown } =
    'error' in error && typeof error.error === 'object' && error.error !== null ? error.error : {}
  return {
    code: typeof body.code === 'string' && /^[a-z_]{1,60}$/.test(body.code) ? body.code : '',
    message: typeof body.message === 'string' ? body.message : '',
  }
}

const firstSentence = (message: string): string | null => {
  const plain = message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(plain) ?? [plain]
  return sentence === '' || sentence.length > 200 ? null : sentence
}
