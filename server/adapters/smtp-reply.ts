import type { MailResult } from '../ports.ts'

type SmtpError = { code: string; command: string; responseCode: number; response: string; message: string }

/** What a failed SMTP session means for the mail. */
export const judgeSmtpError = (problem: unknown, bodyStarted: boolean): MailResult => {
  const error = read(problem)
  const detail = [error.code, error.command, error.response || error.message].join(' ').slice(0, 500)
  const isAboutMail = mailCommands.has(error.command) && error.responseCode > 0
  if (isAboutMail && isRefusal(error))
    return { kind: 'refused', publicMessage: refusedText(error), suppress: isNoSuchAddress(error), detail }
  if (isAboutMail && aboutSession.has(error.responseCode))
    return {
      kind: 'retry',
      publicMessage: 'The mail server wants another sign-in.',
      detail,
      unreachable: true,
    }
  if (isAboutMail || (error.responseCode >= 400 && error.responseCode < 500 && error.code !== 'EAUTH'))
    return { kind: 'retry', publicMessage: 'The mail server did not take the mail yet.', detail }
  if (bodyStarted) return { kind: 'in_doubt', publicMessage: 'The mail may have been sent.', detail }
  if (error.code === 'EENVELOPE')
    return { kind: 'refused', publicMessage: 'The address cannot receive mail.', suppress: false, detail }
  return { kind: 'retry', publicMessage: 'The mail server could not be reached.', detail, unreachable: true }
}

const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** 503 and the codes that ask for a login say something about the session, not about this mail. */
const aboutSession = new Set([503, 530, 534, 535, 538])
const isRefusal = ({ responseCode }: SmtpError) => responseCode >= 500 && !aboutSession.has(responseCode)

const refusedText = ({ command }: SmtpError) =>
  command === 'RCPT TO' ? 'The mail server refused this address.' : 'The mail server refused the mail.'

/**
 * The mailbox does not exist, so nothing more is sent there. An enhanced code (RFC 3463) decides where there is one:
 * 5.1.x is the address; 5.7.x (policy) or 5.2.2 (full) are not.
 */
const isNoSuchAddress = ({ command, responseCode, response }: SmtpError) => {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response)?.[1]
  if (enhanced)
    return enhanced.startsWith('5.1.') || (command === 'RCPT TO' && /^5\.(0|2)\.[01]$/.test(enhanced))
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode)
}

const read = (problem: unknown): SmtpError => {
  const field = (name: string): unknown => (problem instanceof Error ? Reflect.get(problem, name) : undefined)
  const text = (name: string) => {
    const value = field(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    code: text('code'),
    command: text('command'),
    responseCode: Number(field('responseCode')) || 0,
    response: text('response'),
    message: text('message'),
  }
}
