import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { CallResult, WebhookPoster } from '../ports.ts'
import { isNameUnknown, secondsIn } from './http-client.ts'
import { PrivateAddress, isPublicAddress, publicLookup } from './public-address.ts'
import { codeOf } from '../errors.ts'

/** Bytes of a response that are read; their content is ignored. */
const most = 64 * 1024

/** Posts as https://www.standardwebhooks.com says. `onlyPublic`: https to the public internet only, checked on connecting. */
export const createWebhookPoster = (settings: {
  secretOf: (coach: string) => string
  onlyPublic: boolean
  send?: typeof send
  now?: () => Date
}): WebhookPoster => ({
  post: async (message, signal) => {
    const url = new URL(message.url)
    if (settings.onlyPublic && !isAllowed(url)) return forbidden
    const body = JSON.stringify(message.body)
    const now = settings.now?.() ?? new Date()
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Porchlight',
      'webhook-id': message.id,
      // Wall time: receivers of Standard Webhooks refuse messages older than five minutes.
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(settings.secretOf(message.coach)).sign(message.id, now, body),
    }
    try {
      const post = settings.send ?? send
      return validate(await post(url, { headers, body, signal, onlyPublic: settings.onlyPublic }))
    } catch (error) {
      return error instanceof PrivateAddress ? forbidden : unanswered(error)
    }
  },
})

const isAllowed = ({ protocol, hostname }: URL) => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

type Sending = { headers: Record<string, string>; body: string; signal: AbortSignal; onlyPublic: boolean }
type Answer = { status: number; retryAfter: string | undefined }

const send = (url: URL, { headers, body, signal, onlyPublic }: Sending): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSafe : requestPlain
    const options = {
      method: 'POST',
      headers,
      signal,
      agent: false,
      ...(onlyPublic && { lookup: publicLookup }),
    }
    request(url, options, (response) => {
      drain(response)
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    })
      .on('error', reject)
      .end(body)
  })

/** Milliseconds for the rest of the response. */
const drainFor = 2000

const drain = (response: IncomingMessage) => {
  let size = 0
  const limit = setTimeout(() => response.destroy(), drainFor)
  response.on('close', () => clearTimeout(limit))
  response.on('error', () => undefined)
  response.on('data', (chunk: Buffer) => {
    size += chunk.byteLength
    if (size > most) response.destroy()
  })
}

const validate = ({ status, retryAfter }: Answer): CallResult => {
  if (status >= 200 && status < 300) return { kind: 'done' }
  const detail = `the webhook answered ${status}`
  const retryAfterSeconds = secondsIn(retryAfter)
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  if (status >= 400 && status < 500 && !passing.has(status))
    return { kind: 'refused', publicMessage: `The webhook refused it with status ${status}.`, detail }
  const publicMessage = `The webhook answered with status ${status}.`
  const isBusy = status === 429 || status === 503
  return { kind: 'retry', publicMessage, detail, ...wait, ...(isBusy && { fault: 'throttled' as const }) }
}

/** Another attempt may succeed: timeout, conflict, too early, too many. */
const passing = new Set([408, 409, 425, 429])

const forbidden: CallResult = {
  kind: 'refused',
  publicMessage: 'The address of the webhook is not on the public internet.',
  detail: 'private address',
}

const unanswered = (error: unknown): CallResult => {
  const code = codeOf(error) || 'unknown'
  return {
    kind: 'retry',
    publicMessage: isNameUnknown(code)
      ? "The name of the webhook's host could not be found."
      : 'The webhook did not answer.',
    detail: `the webhook did not answer: ${code}`,
    unreachable: true,
    fault: 'outage',
  }
}
