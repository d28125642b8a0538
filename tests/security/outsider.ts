import { once } from 'node:events'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { Agent } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { connect } from 'node:tls'
import type { ConnectionOptions, TLSSocket } from 'node:tls'
import { host } from './nginx.ts'
import type { Production } from './production.ts'

export type Sent = {
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string
  /** Over http. */
  isPlain?: boolean
  /** Another visitor than the one before: an address of this machine, not the proxy's. */
  from?: string
  /** Keeps connections open; by default each request has a new one. */
  agent?: Agent
}
export type Reply = { status: number; headers: IncomingHttpHeaders; text: string }

export type Outsider = {
  send: (sent: Sent) => Promise<Reply>
  /** As a browser sends a form of our own page. */
  sendForm: (path: string, values: Record<string, string>, more?: Partial<Sent>) => Promise<Reply>
  sendJson: (path: string, body: unknown, more?: Partial<Sent>) => Promise<Reply>
  /** Null: the handshake failed. */
  shakeHands: (options: ConnectionOptions) => Promise<{ protocol: string | null; cipher: string } | null>
  /** Everything that comes back until the connection ends. */
  talk: (bytes: string) => Promise<string>
}

/** Whoever talks to the site from outside, through the proxy alone. */
export const createOutsider = ({
  origin,
  ports,
  authority,
}: Pick<Production, 'origin' | 'ports' | 'authority'>): Outsider => {
  const send = async ({
    method = 'GET',
    path,
    headers,
    body,
    isPlain = false,
    from,
    agent,
  }: Sent): Promise<Reply> => {
    const call = (isPlain ? plainRequest : tlsRequest)({
      agent: agent ?? false,
      hostname: '127.0.0.1',
      port: isPlain ? ports.http : ports.https,
      localAddress: from ?? '127.0.0.2',
      method,
      path,
      headers: { host: new URL(origin).host, ...headers },
      ...(!isPlain && { servername: host, ca: authority }),
    })
    call.end(body)
    // Node passes a response to listeners of this event.
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    return { status: response.statusCode ?? 0, headers: response.headers, text: await readText(response) }
  }
  const sendTyped = (type: string, path: string, body: string, { headers, ...more }: Partial<Sent> = {}) =>
    send({
      method: 'POST',
      path,
      body,
      ...more,
      headers: { origin, 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers },
    })
  const open = async (options: ConnectionOptions): Promise<TLSSocket | null> => {
    const socket = connect({
      host: '127.0.0.1',
      port: ports.https,
      servername: host,
      ca: authority,
      ...options,
    })
    return once(socket, 'secureConnect').then(
      () => socket,
      () => null,
    )
  }
  return {
    send,
    sendForm: (path, values, more) =>
      sendTyped('application/x-www-form-urlencoded', path, new URLSearchParams(values).toString(), more),
    sendJson: (path, body, more) => sendTyped('application/json', path, JSON.stringify(body), more),
    shakeHands: async (options) => {
      const socket = await open(options)
      if (!socket) return null
      const met = { protocol: socket.getProtocol(), cipher: socket.getCipher().name }
      socket.destroy()
      return met
    },
    talk: async (bytes) => {
      const socket = await open({})
      if (!socket) return ''
      socket.setTimeout(5000, () => socket.destroy())
      socket.write(bytes)
      return readText(socket).catch(() => '')
    },
  }
}

export const cookieOf = ({ headers }: Reply): string => headers['set-cookie']?.[0]?.split(';')[0] ?? ''
