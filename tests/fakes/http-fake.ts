import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer as readBytes, text as readText } from 'node:stream/consumers'

export type Got = {
  at: string
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}
export type Answer = { status: number; body?: unknown; type?: string; headers?: Record<string, string> }

export type HttpFake = {
  url: string
  controlUrl: string
  mode: () => string
  setMode: (mode: string) => void
  requests: () => Got[]
  /** Open connections, and their peak. */
  connections: () => { open: number; most: number }
  clear: () => void
  close: () => Promise<void>
}

type Fake = {
  modes: RegExp
  port?: number
  controlPort?: number
  /** The service's own response, in modes that let the request through. */
  serve: (got: Got) => Answer
  /** The response of a mode of this service, or null. */
  inMode: (mode: string) => Answer | null
  /** "IN" once a request is read, "OUT" once its response is written. */
  onPoint?: (point: 'IN' | 'OUT', got: Got) => void
  /** What the control port returns besides the mode, the requests and the connections, by path. */
  reports: Record<string, () => unknown>
  clear: () => void
}

/** A real HTTP server with a mode, and a second port that reads and sets the mode. */
export const startHttpFake = async (fake: Fake): Promise<HttpFake> => {
  const state = { mode: 'ok', open: 0, most: 0, requests: [] as Got[] }
  const server = createServer((request, response) => {
    void readGot(request).then(
      (got) => {
        state.requests.push(got)
        fake.onPoint?.('IN', got)
        return behave(fake, state.mode, got, response)
      },
      () => response.destroy(),
    )
  })
  server.on('connection', (socket) => {
    state.open += 1
    state.most = Math.max(state.most, state.open)
    socket.on('close', () => (state.open -= 1))
  })
  const setMode = (mode: string) => {
    if (!fake.modes.test(mode)) throw new Error(`unknown mode: ${mode}`)
    state.mode = mode
  }
  const clear = () => {
    state.requests.length = 0
    state.most = state.open
    fake.clear()
  }
  const reported: Record<string, () => unknown> = {
    '/mode': () => state.mode,
    '/requests': () => state.requests,
    '/connections': () => ({ open: state.open, most: state.most }),
    ...fake.reports,
  }
  const control = createServer((request, response) => {
    void readText(request).then((body) => {
      const [status, answer] = answerControl(`${request.method} ${request.url}`, body.trim())
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  const answerControl = (line: string, body: string): [number, unknown] => {
    const [method, path = '/'] = line.split(' ')
    if (line === 'POST /clear') return [200, clear() ?? 'cleared']
    if (method === 'GET') return reported[path] ? [200, reported[path]()] : [404, Object.keys(reported)]
    if (line !== 'POST /mode') return [404, 'POST /mode or POST /clear']
    if (!fake.modes.test(body)) return [400, `unknown mode: ${body}`]
    return [200, setMode(body) ?? body]
  }
  return {
    url: await listen(server, fake.port ?? 0),
    controlUrl: await listen(control, fake.controlPort ?? 0),
    mode: () => state.mode,
    setMode,
    requests: () => [...state.requests],
    connections: () => ({ open: state.open, most: state.most }),
    clear,
    close: async () => void (await Promise.all([shut(server), shut(control)])),
  }
}

/** Modes that every fake has: hang, slow=SECONDS, reset (after the work), garbage, 10MB, redirect=URL. */
export const plainModes = 'ok|hang|slow=\\d+(\\.\\d+)?|reset|garbage|10MB|redirect=https?://\\S+'

const behave = async (fake: Fake, mode: string, got: Got, response: ServerResponse) => {
  const own = fake.inMode(mode)
  const [kind = '', value = ''] = mode.split(/=(.*)/s)
  if (kind === 'hang') return
  if (kind === 'slow') await new Promise((done) => setTimeout(done, Number(value) * 1000))
  if (kind === 'redirect') return write(response, { status: 307, headers: { location: value } })
  const answer = own ?? fake.serve(got)
  if (kind === 'reset') return void response.socket?.resetAndDestroy()
  if (kind === 'garbage')
    return write(response, { status: 200, body: '<<<\u0000 not JSON', type: 'text/plain' })
  if (kind === '10MB')
    return write(response, { status: 200, body: 'x'.repeat(10_000_000), type: 'text/plain' })
  write(response, answer)
  fake.onPoint?.('OUT', got)
}

const write = (response: ServerResponse, { status, body, type, headers }: Answer) => {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': type ?? 'application/json; charset=utf-8', ...headers })
  response.end(text)
}

const readGot = async (request: IncomingMessage): Promise<Got> => ({
  at: new Date().toISOString(),
  method: request.method ?? '',
  path: request.url ?? '',
  headers: request.headers,
  body: (await readBytes(request)).toString('utf8'),
})

const listen = (server: Server, port: number) =>
  new Promise<string>((done, fail) => {
    server.once('error', fail)
    // A TCP server's address is never a pipe's name.
    server.listen(port, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const shut = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
