import { isIP } from 'node:net'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

export type SmtpServer = { connection: SMTPConnectionOptions; auth: { user: string; pass: string } | null }

/**
 * Reads SMTP_URL: `smtps://` is TLS from the start, `smtp://` asks for STARTTLS and sends nothing without it.
 * `?requireTLS=false` allows mail in clear, for a relay inside one's own network; a server on this machine needs none.
 */
export const readSmtpUrl = (text: string): SmtpServer => {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const asked = url.searchParams.get('requireTLS')
  return {
    connection: {
      host,
      secure,
      port: Number(url.port) || (secure ? 465 : 587),
      requireTLS: !secure && (asked === null ? !isThisMachine(host) : asked !== 'false'),
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      dnsTimeout: 4000,
      // The signal of each mail ends what takes too long; a whole message may be chewed on for a while.
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
