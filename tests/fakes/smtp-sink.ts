/**
 * A real SMTP server that stores every accepted message and a log of every command.
 *
 * Modes, set by `setMode` or `POST /mode` on the control port, from the next command on:
 *   ok               accepts everything; any user and password
 *   refuse           the port is closed
 *   no-banner        accepts the connection and never greets
 *   slow=N           replies to the message N seconds late
 *   421              sends 421 instead of its banner, and closes
 *   450, 550         replies to each RCPT with this code
 *   451, 452, 552    replies to each message with this code
 *   535              requires authentication, and refuses every user and password
 *   no-starttls      has no STARTTLS
 *   bad-cert         offers STARTTLS with an untrusted certificate
 *   drop-after-data  accepts the message, then breaks the connection without a reply
 *   drop-after-250   accepts the message, replies, then breaks the connection
 *
 * 450, 451, 452, 550, 552, slow and the drops can be set for one recipient only.
 *
 * Control port: GET /mails?to=ADDRESS, GET /commands, GET /mode, POST /mode (mode as body), POST /mode?to=ADDRESS,
 * POST /clear.
 * As a separate process: `node tests/fakes/smtp-sink.ts [SMTP-PORT CONTROL-PORT]` prints one line of JSON.
 */
import { createServer } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { serveSmtp } from './smtp-session.ts'
import type { SinkCommand, SinkMail, SinkState } from './smtp-session.ts'

export type { SinkCommand, SinkMail } from './smtp-session.ts'

const modes =
  /^(ok|refuse|no-banner|slow=\d+(\.\d+)?|421|450|451|452|535|550|552|no-starttls|bad-cert|drop-after-data|drop-after-250)$/

export type SmtpSink = {
  /** For SMTP_URL. */
  url: string
  port: number
  controlUrl: string
  /** `to`: only for messages to this recipient. */
  setMode: (mode: string, to?: string) => Promise<void>
  mails: () => SinkMail[]
  mailsTo: (address: string) => SinkMail[]
  commands: () => SinkCommand[]
  openConnections: () => number
  clear: () => void
  close: () => Promise<void>
}

type Options = {
  port?: number
  controlPort?: number
  /**
   * Called at every command and at `CONNECT`, `354` (before it is sent), `BODY` (its first bytes), `DOT` (all of it read),
   * `ACCEPTED` (stored, no reply yet) and `250` (replied). Returning `cut` breaks the connection there.
   */
  onCommand?: (command: SinkCommand) => void | 'cut'
}

export const startSmtpSink = async ({
  port = 0,
  controlPort = 0,
  onCommand,
}: Options = {}): Promise<SmtpSink> => {
  const state: SinkState = {
    mode: 'ok',
    modeOf: new Map(),
    mails: [],
    commands: [],
    onCommand: onCommand ?? (() => undefined),
  }
  const sockets = new Set<Socket>()
  const smtp = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serveSmtp(socket, state)
  })
  const smtpPort = await listen(smtp, port)
  const mailsTo = (address: string) => state.mails.filter(({ to }) => to.includes(address))
  const clear = () => {
    state.mails.length = 0
    state.commands.length = 0
  }
  const setMode = async (mode: string, to?: string) => {
    if (!modes.test(mode)) throw new Error(`unknown mode: ${mode}`)
    if (to !== undefined) {
      state.modeOf.set(to, mode)
      return
    }
    if (mode === 'refuse' && smtp.listening) await shut(smtp, sockets)
    if (mode !== 'refuse' && !smtp.listening) await listen(smtp, smtpPort)
    state.mode = mode
  }
  const control = createServer((request, response) => {
    void answerControl(`${request.method} ${request.url}`, () => readText(request)).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  const answerControl = async (line: string, body: () => Promise<string>): Promise<[number, unknown]> => {
    const [method, target = '/'] = line.split(' ')
    const { pathname, searchParams } = new URL(target, 'http://sink')
    const to = searchParams.get('to')
    if (method === 'GET' && pathname === '/mails') return [200, to === null ? state.mails : mailsTo(to)]
    if (method === 'GET' && pathname === '/commands') return [200, state.commands]
    if (method === 'GET' && pathname === '/mode') return [200, state.mode]
    if (method === 'POST' && pathname === '/clear') return [200, clear() ?? 'cleared']
    if (method !== 'POST' || pathname !== '/mode') return [404, 'see the top of smtp-sink.ts']
    const mode = (await body()).trim()
    return setMode(mode, to ?? undefined).then(
      () => [200, mode],
      (error: unknown) => [400, String(error)],
    )
  }
  const boundControl = await listen(control, controlPort)
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    port: smtpPort,
    controlUrl: `http://127.0.0.1:${boundControl}`,
    setMode,
    mails: () => [...state.mails],
    mailsTo,
    commands: () => [...state.commands],
    openConnections: () => sockets.size,
    clear,
    close: async () => {
      control.closeAllConnections()
      await shut(control, new Set())
      await shut(smtp, sockets)
    },
  }
}

const listen = (server: Server, port: number) =>
  new Promise<number>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail)
      // A TCP server's address is never a pipe's name.
      done((server.address() as AddressInfo).port)
    })
  })

const shut = (server: Server, sockets: Set<Socket>) =>
  new Promise<void>((done) => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return done()
    server.close(() => done())
  })

if (import.meta.main) {
  const [port, controlPort] = process.argv.slice(2).map(Number)
  const sink = await startSmtpSink({ ...(port && { port }), ...(controlPort && { controlPort }) })
  console.log(JSON.stringify({ url: sink.url, port: sink.port, controlUrl: sink.controlUrl }))
}
