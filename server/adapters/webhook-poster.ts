import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP, BlockList, type LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { CallResult, WebhookPoster } from '../ports.ts'
import { isNameUnknown, secondsIn } from './http-client.ts'
import { codeOf } from '../errors.ts'
import { lookup } from 'node:dns'

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
      // Wall time: by the standard, messages older than five minutes are refused.
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

/** No campaign file may reach our own networks. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

const reserved = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  reserved.addSubnet(net, bits, 'ipv6')

const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/** IPv4 addresses mapped into IPv6 are not public. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4')
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error) return callback(error, '', 0)
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddress('The name leads to a private address.'), '', 0)
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
