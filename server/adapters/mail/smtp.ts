import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailResult, Mailer, OutgoingMail } from '../../ports.ts'
import type { DkimKey } from './dkim.ts'
import { rawMail } from './raw-mail.ts'
import { createSmtpLines, readSmtpUrl, type SmtpLine, type SmtpLines } from './smtp-lines.ts'
import { classifySmtpError } from './smtp-reply.ts'

type Hooks = Parameters<Mailer['send']>[1]
type Attempt = { bodyStarted: boolean; hookFailure: unknown }

export const createSmtpMailer = (
  url: string,
  options: { connections?: number; dkim?: DkimKey } = {},
): Mailer => {
  const lines = createSmtpLines(readSmtpUrl(url), options.connections ?? 5)
  return {
    send: async (mail, hooks) => deliver(lines, mail, await rawMail(mail, options.dkim), hooks),
    close: async () => lines.close(),
  }
}

const deliver = async (
  lines: SmtpLines,
  mail: OutgoingMail,
  raw: Buffer,
  hooks: Hooks,
): Promise<MailResult> => {
  const attempt: Attempt = { bodyStarted: false, hookFailure: null }
  let line: SmtpLine | undefined
  try {
    line = await lines.take(hooks.signal)
    await transmit(line, mail, raw, hooks, attempt)
    lines.keep(line)
    return { kind: 'sent' }
  } catch (error) {
    if (line) lines.drop(line)
    if (attempt.hookFailure) throw attempt.hookFailure
    // The server may have closed an idle session: a fresh one shows whether it is available.
    const wasStale = line && line.mails > 0 && !attempt.bodyStarted && !isAboutMail(error)
    if (wasStale && !hooks.signal.aborted) return deliver(lines, mail, raw, hooks)
    return classifySmtpError(error, attempt.bodyStarted)
  }
}

const transmit = (
  { connection }: SmtpLine,
  mail: OutgoingMail,
  raw: Buffer,
  hooks: Hooks,
  attempt: Attempt,
) =>
  new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      connection.close()
      reject(new Error('The mail server did not answer in time.'))
    }
    hooks.signal.addEventListener('abort', giveUp, { once: true })
    const envelope = { from: mail.from.address, to: [mail.to], size: raw.length }
    connection.send(envelope, lazyBody(raw, hooks, attempt, connection), (error) => {
      hooks.signal.removeEventListener('abort', giveUp)
      if (error) reject(error)
      else resolve()
    })
  })

/** Read only after the server's 354: the first byte leaves when `beforeBody` has been committed. */
const lazyBody = (raw: Buffer, hooks: Hooks, attempt: Attempt, { _socket: socket }: SMTPConnection) => {
  let isAsked = false
  const open = async () => {
    try {
      await hooks.beforeBody()
      attempt.bodyStarted = true
      // The library writes the final dot separately: corking saves a packet for each mail.
      if (socket) {
        socket.cork()
        setImmediate(() => socket.uncork())
      }
      body.push(raw)
      body.push(null)
    } catch (failure) {
      attempt.hookFailure = failure ?? new Error('The mail was cancelled.')
      body.destroy(new Error('The mail was cancelled.'))
    }
  }
  const body = new Readable({
    read: () => {
      if (isAsked) return
      isAsked = true
      void open()
    },
  })
  return body
}

/** 421 ends the session (RFC 5321, 3.8), and many servers say so to an idle one. */
const isAboutMail = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && error.responseCode !== 421
