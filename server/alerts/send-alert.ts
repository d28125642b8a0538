import type { Log, Mailer, OutgoingMail, WebhookPoster } from '../ports.ts'
import { escapeHtml } from '../../engine/campaign/mail/fill-email.ts'

export type Alert = { name: string; state: 'firing' | 'over'; details: string; since: Date }

export type Channels = {
  log: Log
  url?: string
  webhooks: WebhookPoster
  email?: string
  sender: () => OutgoingMail['from'] | null
  mailer: Mailer
}

const within = 10_000

/** Sends an alert to the log, ALERT_URL and ALERT_EMAIL. Returns whether it reached a configured channel. */
export const sendAlert = async (channels: Channels, alert: Alert): Promise<boolean> => {
  const { log, url, email } = channels
  const text = textOf(alert)
  const fields = { alert: alert.name, state: alert.state, since: alert.since.toISOString() }
  if (alert.state === 'firing') log.error({ ...fields, details: alert.details }, 'An operator should look.')
  else log.info(fields, 'An alert is over.')
  if (!url && !email) return true
  const reported = await Promise.all([
    url && post(channels, url, text, alert),
    email && mail(channels, email, text, alert),
  ])
  if (reported.includes(true)) return true
  log.warn({ alert: alert.name }, 'An alert reached nobody; it is sent again.')
  return false
}

const textOf = (alert: Alert) => `Porchlight: ${alert.state === 'firing' ? alert.details : overText(alert)}`

/** Chat programs show `text`. */
const post = async ({ webhooks }: Channels, url: string, text: string, alert: Alert): Promise<boolean> => {
  const { name, state, details } = alert
  const since = alert.since.toISOString()
  const body = { text, alert: name, state, details, since }
  const message = { url, id: idOf(alert), coach: 'operator', body }
  const answer = await webhooks.post(message, AbortSignal.timeout(within)).catch(() => null)
  return answer?.kind === 'done'
}

/** Not while mail itself is down. */
const mail = async (channels: Channels, to: string, text: string, alert: Alert): Promise<boolean> => {
  const from = channels.sender()
  if (!from || (alert.name === 'breaker:mail' && alert.state === 'firing')) return false
  const since = alert.state === 'firing' ? `Since ${alert.since.toISOString()}.` : ''
  const message: OutgoingMail = {
    messageId: `${idOf(alert)}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`,
    from,
    to,
    subject: text.length > 120 ? `${text.slice(0, 119)}…` : text,
    text: `${text}${since && `\n\n${since}`}\n`,
    html: `<p>${escapeHtml(text)}</p>${since && `<p>${since}</p>`}`,
    headers: { 'auto-submitted': 'auto-generated' },
  }
  const hooks = { beforeBody: async () => {}, signal: AbortSignal.timeout(within) }
  const result = await channels.mailer.send(message, hooks).catch(() => null)
  return result?.kind === 'sent'
}

const idOf = ({ name, state, since }: Alert) =>
  `alert-${name.replace(/[^a-z0-9.-]+/gi, '-')}-${state}-${since.getTime()}`

const ends: Record<string, (provider: string) => string> = {
  breaker: (provider) => `"${provider}" can be used again; waiting deliveries resume`,
  queue: (provider) => `effects for "${provider}" are no longer late`,
  mail_not_in_release: (email) => `no mail fails any more for want of "${email}"`,
  failures: () => 'the failure rate is normal again',
  bounces: () => 'the rate of bounces is normal again',
  event_notice: (event) => `no notice of ${event} waits any more`,
  disk: (machine) => `the disk of DATA_DIR on ${machine} has enough space again`,
  database: () => 'the database accepts forms again',
}

export const overText = ({ name, since }: Pick<Alert, 'name' | 'since'>): string => {
  const [kind = '', ...more] = name.split(':')
  // "queue:mail:0" ends with a priority, "breaker:webhook:hooks.example.com" with a host.
  const about = (kind === 'queue' ? more.slice(0, -1) : more).join(':')
  const end = ends[kind]?.(about) ?? `"${name}"`
  return `over: ${end}. It began at ${since.toISOString()}.`
}
