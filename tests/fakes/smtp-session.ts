import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { SMTPServer } from 'smtp-server'

export type SinkMail = { at: string; from: string; to: string[]; messageId: string; raw: string }
export type SinkCommand = { at: string; connection: number; command: string }
export type SinkState = {
  mode: string
  /** Modes of single recipients override the mode. */
  modeOf: Map<string, string>
  mails: SinkMail[]
  commands: SinkCommand[]
  /** Returning `cut` breaks the connection. */
  onCommand: (command: SinkCommand) => void | 'cut'
}

let connections = 0

/** One connection: commands in order, one at a time, each by the current mode. */
export const serveSmtp = (plain: Socket, state: SinkState): void => {
  const connection = (connections += 1)
  let socket: Socket = plain
  let waiting = Buffer.alloc(0)
  let envelope = { from: '', to: [] as string[] }
  let body: Buffer | null = null
  let signedIn = false
  let pending: 'user' | 'password' | null = null
  let busy = false
  let isCut = false

  const note = (command: string) => {
    const entry = { at: new Date().toISOString(), connection, command }
    state.commands.push(entry)
    isCut ||= state.onCommand(entry) === 'cut'
    if (isCut) plain.destroy()
    return isCut
  }
  const modeOf = (address: string | undefined) => state.modeOf.get(address ?? '') ?? state.mode
  const say = (...lines: string[]) => {
    if (socket.writable) socket.write(lines.map((line) => `${line}\r\n`).join(''))
  }
  const reset = () => {
    envelope = { from: '', to: [] }
  }

  const greet = () => {
    if (note('CONNECT')) return undefined
    if (state.mode === '421') return socket.end('421 4.3.2 Not now\r\n')
    if (state.mode !== 'no-banner') say('220 sink ESMTP')
    return undefined
  }

  const command = (line: string): void => {
    const verb = line.split(' ')[0]?.toUpperCase() ?? ''
    if (note(verb === 'AUTH' ? 'AUTH' : line)) return
    if (state.mode === 'no-banner') return
    if (verb === 'EHLO') return say(...capabilities())
    if (verb === 'HELO') return say('250 sink')
    if (verb === 'STARTTLS') return upgrade()
    if (verb === 'AUTH') return authenticate(line)
    if (verb === 'RSET') return say((reset(), '250 2.0.0 Reset'))
    if (verb === 'NOOP') return say('250 2.0.0 Fine')
    if (verb === 'QUIT') return void socket.end('221 2.0.0 Bye\r\n')
    if (state.mode === '535' && !signedIn) return say('530 5.7.0 Sign in first')
    if (verb === 'MAIL') {
      envelope = { from: addressOf(line), to: [] }
      return say('250 2.1.0 Sender fine')
    }
    if (verb === 'RCPT') return recipient(line)
    if (verb !== 'DATA') return say('502 5.5.1 Unknown command')
    if (envelope.to.length === 0) return say('503 5.5.1 No recipients')
    body = Buffer.alloc(0)
    if (!note('354')) say('354 Go on')
    return undefined
  }

  const recipient = (line: string) => {
    const address = addressOf(line)
    if (modeOf(address) === '450') return say('450 4.2.1 Mailbox busy')
    if (modeOf(address) === '550') return say(`550 5.1.1 <${address}>: No such mailbox`)
    envelope.to.push(address)
    return say('250 2.1.5 Recipient fine')
  }

  const capabilities = () => [
    '250-sink',
    ...(state.mode === 'bad-cert' && socket === plain ? ['250-STARTTLS'] : []),
    '250-AUTH PLAIN LOGIN',
    '250-SMTPUTF8',
    '250 8BITMIME',
  ]

  const authenticate = (line: string) => {
    const [, kind = '', initial] = line.split(' ')
    if (kind.toUpperCase() === 'LOGIN' || initial === undefined) {
      pending = kind.toUpperCase() === 'LOGIN' && initial === undefined ? 'user' : 'password'
      return say('334 VXNlcm5hbWU6')
    }
    return validate()
  }
  const credential = () => {
    if (pending === 'user') {
      pending = 'password'
      return say('334 UGFzc3dvcmQ6')
    }
    pending = null
    return validate()
  }
  const validate = () => {
    if (state.mode === '535') return say('535 5.7.8 Wrong user or password')
    signedIn = true
    return say('235 2.7.0 Welcome')
  }

  const upgrade = () => {
    if (state.mode !== 'bad-cert') return say('502 5.5.1 Unknown command')
    say('220 2.0.0 Go on')
    plain.removeListener('data', read)
    const secureContext = untrusted()
    socket = new TLSSocket(plain, { isServer: true, ...(secureContext && { secureContext }) })
    socket.on('data', read)
    socket.on('error', () => undefined)
    return undefined
  }

  const message = async (raw: Buffer) => {
    const mode = modeOf(envelope.to[0])
    if (note('DOT')) return undefined
    const slow = /^slow=(.+)$/.exec(mode)?.[1]
    if (slow) await new Promise((done) => setTimeout(done, Number(slow) * 1000))
    if (/^(451|452|552)$/.test(mode)) return say(`${mode} ${mode.charAt(0)}.3.0 Not this message`)
    const text = raw.toString('utf8').replace(/^\.\./gm, '.')
    const messageId = /^message-id:\s*<?([^>\s]+)/im.exec(text)?.[1] ?? ''
    state.mails.push({ at: new Date().toISOString(), ...envelope, messageId, raw: text })
    reset()
    if (note('ACCEPTED')) return undefined
    if (mode === 'drop-after-data') return void socket.destroy()
    const ended = () => (mode === 'drop-after-250' ? socket.destroy() : undefined)
    socket.write('250 2.0.0 Accepted\r\n', () => void (note('250') || ended()))
    return undefined
  }

  /** Consumes one line or one whole message; false if it is incomplete. */
  const step = async (): Promise<boolean> => {
    if (body) {
      if (waiting.length > 0 && body.length === 0 && note('BODY')) return false
      const end = endOfBody(waiting)
      body = waiting
      if (end === -1) return false
      const raw = waiting.subarray(0, end)
      waiting = waiting.subarray(end + (end === 0 ? 3 : 5))
      body = null
      await message(raw)
      return true
    }
    const end = waiting.indexOf('\r\n')
    if (end === -1) return false
    const line = waiting.subarray(0, end).toString('utf8')
    waiting = waiting.subarray(end + 2)
    if (pending) credential()
    else command(line)
    return true
  }
  const drain = async () => {
    if (busy) return
    busy = true
    while (await step());
    busy = false
  }
  const read = (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    void drain()
  }

  plain.on('data', read)
  plain.on('error', () => undefined)
  greet()
}

const endOfBody = (bytes: Buffer) =>
  bytes.subarray(0, 3).toString() === '.\r\n' ? 0 : bytes.indexOf('\r\n.\r\n')

const addressOf = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** The self-signed test certificate of smtp-server, which no sender trusts. */
const untrusted = () => new SMTPServer({ logger: false }).secureContext.get('*')
