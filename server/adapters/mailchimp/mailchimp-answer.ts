import type { CallResult } from '../../ports.ts'
import { isNameUnknown, readAtMost, secondsIn } from '../http-client.ts'

export type Answer = {
  status: number
  json: Record<string, unknown> | null
  retryAfterSeconds: number | undefined
}

/** Bytes of a response that are read; Mailchimp's own have a few thousand. */
const most = 64 * 1024

export const readAnswer = async (response: Response): Promise<Answer> => {
  const body = await readAtMost(response, most)
  return {
    status: response.status,
    retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
    json: body && objectIn(body.toString('utf8')),
  }
}

export const classifyAnswer = ({ status, json, retryAfterSeconds }: Answer): CallResult => {
  const title = typeof json?.['title'] === 'string' ? `: ${json['title'].slice(0, 80)}` : ''
  const texts = { detail: `mailchimp answered ${status}${title}` }
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  if (status === 429 || (status === 403 && !json))
    return {
      kind: 'retry',
      ...texts,
      ...wait,
      fault: 'throttled',
      publicMessage: 'The mailing list is busy.',
    }
  if (status === 401 || status === 403 || status === 404)
    return { kind: 'retry', ...texts, fault: 'credentials', publicMessage: notLetIn }
  if (status >= 400 && status < 500 && json)
    return { kind: 'refused', ...texts, publicMessage: 'The mailing list does not take this address.' }
  const isAway = status >= 502 && status <= 504
  const fault = isAway || (status >= 300 && status < 400) ? ({ fault: 'outage' } as const) : {}
  return { kind: 'retry', ...texts, ...wait, ...fault, publicMessage: notNow }
}

const notLetIn = 'The mailing list does not let us in: its key or the id of the list is wrong.'
const notNow = 'The mailing list could not be reached.'

export const classifyError = (error: unknown): CallResult => ({
  kind: 'retry',
  publicMessage: isNameUnknown(codeOf(error))
    ? "The name of the mailing list's host could not be found."
    : notNow,
  detail: `mailchimp did not answer: ${codeOf(error)}`,
  unreachable: true,
  fault: 'outage',
})

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

const objectIn = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
