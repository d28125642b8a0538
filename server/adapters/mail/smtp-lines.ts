import { EventEmitter, once } from 'node:events'
import { isIP } from 'node:net'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { GaveUpWaiting } from './smtp-reply.ts'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

export type SmtpLine = { connection: SMTPConnection; mails: number }

export type SmtpLines = ReturnType<typeof createSmtpLines>

const gaveUp = () => {
  throw new GaveUpWaiting()
}

const idleFor = 10_000
const mailsPerLine = 100

/** At most `size` sessions. Until a server has responded, one attempt to connect serves all that wait. */
export const createSmtpLines = (server: SmtpServer, size: number) => {
  const idle = new Map<SmtpLine, NodeJS.Timeout>()
  const changes = new EventEmitter().setMaxListeners(0)
  let open = 0
  let isKnown = false
  let knocking: Promise<void> | null = null

  const leave = () => {
    open -= 1
    changes.emit('free')
  }
  const forget = (line: SmtpLine) => {
    clearTimeout(idle.get(line))
    return idle.delete(line)
  }
  const drop = (line: SmtpLine) => {
    forget(line)
    line.connection.close()
    leave()
  }

  const knock = (signal: AbortSignal): Promise<SMTPConnection> => {
    const connecting = connect(server, signal)
    const hear = async () => {
      try {
        await connecting
        isKnown = true
      } catch (error) {
        isKnown = false
        throw error
      }
    }
    const done = hear().finally(() => void (knocking === done && (knocking = null)))
    done.catch(() => {})
    if (!isKnown) knocking = done
    return connecting
  }

  /** An idle session, a new one, or the next that is free. Rejects when none can be opened or the signal is aborted. */
  const take = async (signal: AbortSignal): Promise<SmtpLine> => {
    for (;;) {
      if (signal.aborted) gaveUp()
      const line = [...idle.keys()].at(-1)
      if (line && forget(line)) return line
      if (knocking) await knocking
      else if (open < size) break
      else await once(changes, 'free', { signal }).catch(gaveUp)
    }
    open += 1
    try {
      const line = { connection: await knock(signal), mails: 0 }
      line.connection.once('end', () => idle.has(line) && drop(line))
      return line
    } catch (error) {
      leave()
      throw error
    }
  }

  const keep = (line: SmtpLine) => {
    line.mails += 1
    if (line.mails >= mailsPerLine || line.connection.destroyed) return drop(line)
    idle.set(
      line,
      setTimeout(() => drop(line), idleFor),
    )
    changes.emit('free')
  }

  return { take, keep, drop, close: () => [...idle.keys()].forEach(drop) }
}

const connect = ({ connection: options, auth }: SmtpServer, signal: AbortSignal) =>
  new Promise<SMTPConnection>((resolve, reject) => {
    const connection = new SMTPConnection(options)
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', giveUp)
      connection.close()
      reject(error)
    }
    const giveUp = () => fail(new Error('The mail server did not answer in time.'))
    const ready = () => {
      signal.removeEventListener('abort', giveUp)
      resolve(connection)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    // Stays on for the life of the session: an error without a listener would end the process.
    connection.on('error', fail)
    connection.connect((error) => {
      if (error) return fail(error)
      if (!auth) return ready()
      connection.login({ credentials: auth }, (problem) => (problem ? fail(problem) : ready()))
    })
  })

type SmtpServer = { connection: SMTPConnectionOptions; auth: { user: string; pass: string } | null }

/** `smtps://`: TLS; `smtp://`: STARTTLS or nothing is sent, unless `?requireTLS=false` or the server is on this machine. */
export const readSmtpUrl = (text: string): SmtpServer => {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const requireTls = url.searchParams.get('requireTLS')
  return {
    connection: {
      host,
      secure,
      port: Number(url.port) || (secure ? 465 : 587),
      requireTLS: !secure && (requireTls === null ? !isThisMachine(host) : requireTls !== 'false'),
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      dnsTimeout: 4000,
      // The signal of each mail limits its time; a server may take long over a whole message.
      socketTimeout: 60_000,
      socketCloseTimeout: 1000,
    },
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : null,
  }
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
