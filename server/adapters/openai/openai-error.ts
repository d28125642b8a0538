import { z } from 'zod'
import { codeOf } from '../../errors.ts'
import type { ImageResult, ProviderFault } from '../../ports.ts'
import { secondsIn } from '../http-client.ts'

/** An answer other than 2xx. */
export const classifyAnswer = ({ status, headers }: Response, json: unknown): ImageResult => {
  const { code, message } = Refusal.safeParse(json).data?.error ?? { code: '', message: '' }
  const detail = `openai answered ${status}${code ? `: ${code}` : ''}`
  if (status === 400 && isPolicy(code)) return { kind: 'refused', reason: firstSentence(message), detail }
  const fault = faultOf(status, code)
  const retryAfterSeconds = secondsIn(headers.get('retry-after'))
  return {
    kind: 'failed',
    detail,
    ...(fault && { fault }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

export const classifyNoAnswer = (error: unknown): ImageResult => {
  if (!(error instanceof Error)) return { kind: 'failed', detail: 'openai: unknown fault' }
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError'
  const code = codeOf(error.cause) || error.constructor.name
  return { kind: 'failed', detail: `openai did not answer: ${isLate ? 'too late' : code}`, fault: 'outage' }
}

const Refusal = z.object({
  error: z.object({
    code: z
      .string()
      .regex(/^[a-z_]{1,60}$/)
      .catch(''),
    message: z.string().catch(''),
  }),
})

const isPolicy = (code: string) => /moderation|content_policy|safety|image_generation_user_error/.test(code)

const faultOf = (status: number, code: string): ProviderFault | null => {
  if (status === 401 || status === 403 || code === 'insufficient_quota') return 'credentials'
  if (status === 429) return 'throttled'
  return status >= 500 || (status >= 300 && status < 400) ? 'outage' : null
}

const firstSentence = (message: string): string | null => {
  const plain = message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(plain) ?? [plain]
  return sentence === '' || sentence.length > 200 ? null : sentence
}
