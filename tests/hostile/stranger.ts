import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type SubmissionRequest = {
  method?: string
  path: string
  type?: string
  body: string | Buffer
  headers?: Record<string, string>
}
export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

/**
 * Sends each form from a different address, so that no limit applies. As a browser does, it tries once more where the server asks
 * for it with 503 and Retry-After, such as on a machine whose disk stalls for five seconds, and where the connection is reset, such
 * as under a body over the limit, which is refused before all of it is sent; `again` counts these.
 */
export type Stranger = {
  again: () => number
  send: (request: SubmissionRequest) => Promise<Reply>
  sendJson: (path: string, body: unknown) => Promise<Reply>
  sendForm: (path: string, values: Record<string, string | boolean>) => Promise<Reply>
  statuses: Map<number, number>
  close: () => void
}

export const createStranger = (origin: string): Stranger => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const { hostname, port } = new URL(origin)
  const statuses = new Map<number, number>()
  let sent = 0
  let again = 0

  const sendOnce = async ({
    method = 'POST',
    path,
    type = 'application/json',
    body,
    headers = {},
  }: SubmissionRequest): Promise<Reply> => {
    const began = performance.now()
    const number = (sent += 1)
    const bytes = Buffer.from(body)
    const call = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: {
        origin,
        'content-type': type,
        'content-length': bytes.length,
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        ...headers,
      },
    })
    call.end(bytes)
    // Node passes a response to listeners of this event.
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const text = (await buffer(response)).toString('utf8')
    const status = response.statusCode ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return { status, headers: response.headers, text, ms: performance.now() - began }
  }
  const send: Stranger['send'] = async (parcel) => {
    const reply = await sendOnce(parcel).catch(unlessReset)
    if (reply && (reply.status !== 503 || reply.headers['retry-after'] === undefined)) return reply
    again += 1
    return sendOnce(parcel)
  }
  return {
    again: () => again,
    send,
    sendJson: (path, body) => send({ path, body: JSON.stringify(body) }),
    sendForm: (path, values) => send({ path, type: formType, body: formBody(values) }),
    statuses,
    close: () => agent.destroy(),
  }
}

const unlessReset = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return null
  throw error
}

export const formType = 'application/x-www-form-urlencoded'

export const formBody = (values: Record<string, string | boolean>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
  ).toString()

export const forEachOf = async <Item>(
  items: Iterable<Item>,
  hands: number,
  work: (item: Item) => Promise<void>,
) => {
  const waiting = items[Symbol.iterator]()
  const hand = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: hands }, hand))
}

/** The fastest of three tries when the first was slow: the cost on an idle machine. */
export const quickestTry = async (bound: number, send: () => Promise<Reply>): Promise<Reply> => {
  const first = await send()
  if (first.ms <= bound) return first
  const others = [await send(), await send()]
  return { ...first, ms: Math.min(first.ms, ...others.map(({ ms }) => ms)) }
}
