import type { MailResult, ProviderFault } from '../../ports.ts'

type SmtpError = {
  code: string
  originalCode: string
  command: string
  responseCode: number
  response: string
  message: string
}

export const classifySmtpError = (failure: unknown, bodyStarted: boolean): MailResult => {
  const error = read(failure)
  const detail = [error.code, error.command, error.response || error.message].join(' ').slice(0, 500)
  const isAboutMail = mailCommands.has(error.command) && error.responseCode > 0
  if (isAboutMail && isRefusal(error))
    return { kind: 'refused', publicMessage: refusedText(error), suppress: isNoSuchAddress(error), detail }
  if (isAboutMail && !aboutSession.has(error.responseCode))
    return { kind: 'retry', publicMessage: 'The mail server did not take the mail yet.', detail }
  if (bodyStarted && !isAboutMail)
    return { kind: 'in_doubt', publicMessage: 'The mail may have been sent.', detail }
  if (error.code === 'EENVELOPE' && error.responseCode === 0)
    return { kind: 'refused', publicMessage: 'The address cannot receive mail.', suppress: false, detail }
  if (failure instanceof GaveUpWaiting)
    return { kind: 'retry', publicMessage: waitingText, detail, unreachable: true }
  const fault = faultOf(error)
  const isSpokenTo = fault === 'throttled'
  return {
    kind: 'retry',
    publicMessage: faultTexts[fault],
    detail,
    fault,
    ...(!isSpokenTo && { unreachable: true }),
  }
}

/** All sessions were busy until this mail's time was over: nothing is known of the server. */
export class GaveUpWaiting extends Error {
  override name = 'GaveUpWaiting'
}

const waitingText = 'All sessions with the mail server were busy.'

const faultTexts: Record<ProviderFault, string> = {
  outage: 'The mail server could not be reached.',
  credentials: 'The mail server refuses our password.',
  throttled: 'The mail server accepts no more for now.',
  insecure: 'The mail server could not be reached safely.',
}

/** Why the server as a whole cannot be used. Invalid certificates come as plain socket errors of TLS. */
const faultOf = ({ code, command, responseCode, originalCode }: SmtpError): ProviderFault => {
  if (responseCode === badSequence) return 'outage'
  if (aboutSession.has(responseCode)) return 'credentials'
  if (code === 'ETLS' || certificateFault.test(originalCode)) return 'insecure'
  if (code === 'EAUTH' || command.startsWith('AUTH'))
    return responseCode >= 400 && responseCode < 500 ? 'outage' : 'credentials'
  return responseCode >= 400 && responseCode < 500 ? 'throttled' : 'outage'
}

const certificateFault =
  /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|ERR_OSSL|EPROTO)/

const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** 503 and the codes that require a login say something about the session, not about this mail. */
const badSequence = 503
const aboutSession = new Set([badSequence, 530, 534, 535, 538])
const isRefusal = ({ responseCode }: SmtpError) => responseCode >= 500 && !aboutSession.has(responseCode)

const refusedText = ({ command }: SmtpError) =>
  command === 'RCPT TO' ? 'The mail server refused this address.' : 'The mail server refused the mail.'

/** No such mailbox. Enhanced codes (RFC 3463) decide: 5.1.x is the address; 5.7.x (policy) and 5.2.2 (full) are not. */
const isNoSuchAddress = ({ command, responseCode, response }: SmtpError) => {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response)?.[1]
  if (enhanced)
    return enhanced.startsWith('5.1.') || (command === 'RCPT TO' && /^5\.(0|2)\.[01]$/.test(enhanced))
  return command === 'RCPT TO' && [550, 551, 553].includes(responseCode)
}

const read = (failure: unknown): SmtpError => {
  const field = (name: string): unknown => (failure instanceof Error ? Reflect.get(failure, name) : undefined)
  const text = (name: string) => {
    const value = field(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    code: text('code'),
    originalCode: text('originalCode'),
    command: text('command'),
    responseCode: Number(field('responseCode')) || 0,
    response: text('response'),
    message: text('message'),
  }
}
