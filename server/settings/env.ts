import { resolve } from 'node:path'
import type { z } from 'zod'
import { Environment } from './environment.ts'
import { StartRefused } from '../errors.ts'

export type Settings = ReturnType<typeof toSettings>

export const settingNames = Object.keys(Environment.shape)

export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(settingNames.map((name) => [name, environment[name]?.trim() || undefined]))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new StartRefused(parsed.error.issues.map(issueLine).join('\n'))
  const isProduction = environment['NODE_ENV'] === 'production'
  const settings = toSettings(parsed.data, isProduction)
  const unsafe = [...unsafeOnline(settings), ...(isProduction ? plainOnline(parsed.data) : [])]
  if (unsafe.length > 0) throw new StartRefused(unsafe.join('\n'))
  return settings
}

const toSettings = (env: Read, isProduction: boolean) => {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  const publicOrigin = new URL(env.PUBLIC_ORIGIN ?? `http://${host}:${env.PORT}`).origin
  const secure = publicOrigin.startsWith('https:')
  const dkim = dkimOf(env)
  return {
    host: env.HOST,
    port: env.PORT,
    publicOrigin,
    /** Whether visitors use https: cookies are then `secure`, and settings for local use only are refused. */
    secure,
    /** Absent: the product runs its own PostgreSQL in `dataDir`. */
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    dataDir: resolve(env.DATA_DIR),
    /** Absent: created once and stored in `dataDir`. */
    ...(env.SECRET && { secret: env.SECRET }),
    /** Absent: mails go to a local mailbox and are not sent. */
    ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
    /** Addresses and ranges whose X-Forwarded-For header is trusted. */
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    ...(env.CLOCK_FILE && { clockFile: resolve(env.CLOCK_FILE) }),
    role: env.ROLE,
    // Online, `npm run publish` decides when a release goes live.
    watch: env.WATCH ? env.WATCH === '1' : !secure && !isProduction && env.ROLE !== 'worker',
    databasePool: env.DATABASE_POOL,
    mailConnections: env.MAIL_CONNECTIONS,
    ...(env.MAIL_RATE && { mailRate: env.MAIL_RATE }),
    ...(dkim && { dkim }),
    /** Verifies reports of bounces and complaints. Absent: reports are refused. */
    ...(env.MAIL_EVENTS_SECRET && { mailEventsSecret: env.MAIL_EVENTS_SECRET }),
    ...(env.MAILCHIMP_API_KEY && { mailchimp: mailchimpOf(env.MAILCHIMP_API_KEY, env.MAILCHIMP_URL) }),
    /** Signs what webhook steps post. Absent: derived from `secret`. */
    ...(env.WEBHOOK_SECRET && { webhookSecret: env.WEBHOOK_SECRET }),
    /** Besides their own, the addresses that staff may send test mails to while a mail server is set. */
    staffTestAddresses: env.STAFF_TEST_ADDRESSES,
    /** Sent by callers of functions. Absent: derived from `secret`. */
    ...(env.PUBLISHABLE_KEY && { publishableKey: env.PUBLISHABLE_KEY }),
    images: {
      /** Absent: pages with an image generator say that it is not set up. */
      ...(env.OPENAI_API_KEY && {
        openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_IMAGE_MODEL },
      }),
      perDay: env.IMAGES_PER_DAY,
      perVisitor: env.IMAGES_PER_VISITOR,
    },
    alerts: {
      ...(env.ALERT_URL && { url: env.ALERT_URL }),
      ...(env.ALERT_EMAIL && { email: env.ALERT_EMAIL }),
    },
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
  }
}

type Read = z.infer<typeof Environment>

const dkimOf = ({ DKIM_SELECTOR: selector, DKIM_KEY_FILE: file }: Read) => {
  if (!selector && !file) return null
  if (selector && file) return { selector, keyFile: resolve(file) }
  throw new StartRefused(`${selector ? 'DKIM_KEY_FILE' : 'DKIM_SELECTOR'} is missing: signing needs both.`)
}

/** The end of a key names its data centre. */
const mailchimpOf = (apiKey: string, url: string | undefined) => ({
  apiKey,
  origin: url ?? `https://${apiKey.split('-')[1]}.api.mailchimp.com`,
})

const unsafeOnline = ({ secure, secret, clockFile }: Settings): string[] => {
  if (!secure) return []
  return [
    ...(secret ? [] : ['SECRET is missing: PUBLIC_ORIGIN is https. Create one with: openssl rand -hex 32']),
    ...(clockFile ? ['CLOCK_FILE is for tests only: remove it, as PUBLIC_ORIGIN is https'] : []),
  ]
}

/** What a start says that it does not refuse. */
export const warningsOf = ({ secure, trustedProxies, role }: Settings): string[] =>
  secure && role !== 'worker' && trustedProxies.length === 0
    ? [
        'TRUSTED_PROXIES is empty although PUBLIC_ORIGIN is https: behind a proxy all visitors then share one rate limit. Name the address of the proxy.',
      ]
    : []

/** Without https, sign-in cookies and leads are readable on the way. */
const plainOnline = ({ PUBLIC_ORIGIN: origin }: Read): string[] =>
  origin === undefined || origin.startsWith('https:') || isLoopback(new URL(origin).hostname)
    ? []
    : [`PUBLIC_ORIGIN must be https in production, not ${origin}`]

const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

const issueLine = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${toSentence(issue)}`

const toSentence = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'number') return `must be at least ${issue.minimum}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  return issue.message
}
