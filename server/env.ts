import { resolve } from 'node:path'
import { z } from 'zod'
import { StartRefused } from './errors.ts'
import {
  hasScheme,
  isAddressOrRange,
  isOrigin,
  isWebhookSecret,
  webhookSecretRule,
  words,
} from './setting-checks.ts'

/** Every setting, by the name it has in the environment. `.env.example` explains them to operators. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(1).max(65_535).default(3000),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin without a path, such as https://www.example.com')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(hasScheme('postgres:', 'postgresql:'), 'must look like postgres://user:password@host:5432/name')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; make one with: openssl rand -hex 32')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(hasScheme('smtp:', 'smtps:'), 'must look like smtps://user:password@mail.example.com:465')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(words)
    .refine(
      (all) => all.every(isAddressOrRange),
      'must be addresses or ranges with commas between, such as 10.0.0.0/8',
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CLOCK_FILE: z.string().optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DATABASE_POOL: wholeNumber(20, 2, 200),
  MAIL_CONNECTIONS: wholeNumber(5, 1, 50),
  MAIL_RATE: z.coerce.number('must be a number').positive('must be more than 0').max(10_000).optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, 'must be lower-case letters, digits and dashes')
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  MAIL_EVENTS_SECRET: z.string().refine(isWebhookSecret, webhookSecretRule).optional(),
  MAILCHIMP_API_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]+-[a-z]{2,4}\d{1,3}$/, 'must look like 0123456789abcdef-us21')
    .optional(),
  MAILCHIMP_URL: z.string().refine(isOrigin, 'must be an origin without a path').optional(),
  WEBHOOK_SECRET: z.string().refine(isWebhookSecret, webhookSecretRule).optional(),
  ALERT_URL: z.string().refine(hasScheme('http:', 'https:'), 'must be an http or https address').optional(),
  ALERT_EMAIL: z.email('must be an e-mail address').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

/** The settings of one process, read once at its start. */
export type Settings = {
  host: string
  port: number
  /** Where visitors reach the product, such as "https://www.example.com". */
  publicOrigin: string
  /** Whether visitors come over https: cookies are then `secure`, and what only suits a local trial is refused. */
  secure: boolean
  /** Absent: the product runs its own PostgreSQL in `dataDir`. */
  databaseUrl?: string
  /** Absolute path of everything the product keeps on disk. */
  dataDir: string
  /** Absent: made once and kept in `dataDir`. */
  secret?: string
  /** Absent: mails are kept in a local mailbox instead of being sent. */
  smtpUrl?: string
  /** Addresses and ranges whose forwarded-for header is believed. */
  trustedProxies: string[]
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  /** File that moves the business clock; for trials only. */
  clockFile?: string
  /** What this process does: answer visitors, perform the outbox, or both. */
  role: 'all' | 'web' | 'worker'
  /** Most connections to the database. */
  databasePool: number
  /** Most sessions with the mail server, of this process. */
  mailConnections: number
  /** Most mails a second, of all processes together. */
  mailRate?: number
  /** Mails are signed with this key, for the domain of each coach's sender. */
  dkim?: { selector: string; keyFile: string }
  /** Checks the reports of bounces and complaints. Absent: they are not taken. */
  mailEventsSecret?: string
  mailchimp?: { apiKey: string; origin: string }
  /** Signs what webhook steps post. Absent: derived from `secret`. */
  webhookSecret?: string
  alerts: { url?: string; email?: string }
  /** Who brings it reads the metrics from anywhere; without it only the machine itself does. */
  metricsToken?: string
}

/** Names of all settings, as operators write them. */
export const settingNames = Object.keys(Environment.shape)

/** Reads the settings. Throws `StartRefused` with one line for each wrong one; an empty value counts as not set. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(settingNames.map((name) => [name, environment[name]?.trim() || undefined]))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new StartRefused(parsed.error.issues.map(problemLine).join('\n'))
  const settings = toSettings(parsed.data)
  const problems = unsafeOnline(settings)
  if (problems.length > 0) throw new StartRefused(problems.join('\n'))
  return settings
}

const toSettings = (env: z.infer<typeof Environment>): Settings => {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  const publicOrigin = new URL(env.PUBLIC_ORIGIN ?? `http://${host}:${env.PORT}`).origin
  return {
    host: env.HOST,
    port: env.PORT,
    publicOrigin,
    secure: publicOrigin.startsWith('https:'),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    dataDir: resolve(env.DATA_DIR),
    ...(env.SECRET && { secret: env.SECRET }),
    ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    ...(env.CLOCK_FILE && { clockFile: resolve(env.CLOCK_FILE) }),
    role: env.ROLE,
    databasePool: env.DATABASE_POOL,
    mailConnections: env.MAIL_CONNECTIONS,
    ...(env.MAIL_RATE && { mailRate: env.MAIL_RATE }),
    ...dkimOf(env),
    ...(env.MAIL_EVENTS_SECRET && { mailEventsSecret: env.MAIL_EVENTS_SECRET }),
    ...mailchimpOf(env),
    ...(env.WEBHOOK_SECRET && { webhookSecret: env.WEBHOOK_SECRET }),
    alerts: {
      ...(env.ALERT_URL && { url: env.ALERT_URL }),
      ...(env.ALERT_EMAIL && { email: env.ALERT_EMAIL }),
    },
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
  }
}

type Read = z.infer<typeof Environment>

const dkimOf = ({ DKIM_SELECTOR: selector, DKIM_KEY_FILE: file }: Read): Pick<Settings, 'dkim'> => {
  if (!selector && !file) return {}
  if (selector && file) return { dkim: { selector, keyFile: resolve(file) } }
  throw new StartRefused(`${selector ? 'DKIM_KEY_FILE' : 'DKIM_SELECTOR'} is missing: signing needs both.`)
}

/** The end of a key names the data centre that it belongs to. */
const mailchimpOf = ({ MAILCHIMP_API_KEY: apiKey, MAILCHIMP_URL: url }: Read): Pick<Settings, 'mailchimp'> =>
  apiKey ? { mailchimp: { apiKey, origin: url ?? `https://${apiKey.split('-')[1]}.api.mailchimp.com` } } : {}

const unsafeOnline = ({ secure, secret, clockFile }: Settings): string[] => {
  if (!secure) return []
  return [
    ...(secret ? [] : ['SECRET is missing: PUBLIC_ORIGIN is https. Make one with: openssl rand -hex 32']),
    ...(clockFile ? ['CLOCK_FILE is for trials only: remove it, as PUBLIC_ORIGIN is https'] : []),
  ]
}

function wholeNumber(standard: number, least: number, most: number) {
  const number = z.coerce.number('must be a number').int('must be a whole number')
  return number.min(least).max(most).default(standard)
}

const problemLine = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${toSentence(issue)}`

const toSentence = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'number') return `must be at least ${issue.minimum}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  return issue.message
}
