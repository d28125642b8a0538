import { resolve } from 'node:path'
import { isIP } from 'node:net'
import { z } from 'zod'
import { StartRefused } from './errors.ts'

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
  }
}

const unsafeOnline = ({ secure, secret, clockFile }: Settings): string[] => {
  if (!secure) return []
  return [
    ...(secret ? [] : ['SECRET is missing: PUBLIC_ORIGIN is https. Make one with: openssl rand -hex 32']),
    ...(clockFile ? ['CLOCK_FILE is for trials only: remove it, as PUBLIC_ORIGIN is https'] : []),
  ]
}

const problemLine = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${toSentence(issue)}`

const toSentence = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'number') return `must be at least ${issue.minimum}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  return issue.message
}

function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.username === '' && url.pathname === '/' && url.search === '' && url.hash === ''
}

function hasScheme(...schemes: string[]): (text: string) => boolean {
  return (text) => {
    const url = URL.parse(text)
    return url !== null && url.hostname !== '' && schemes.includes(url.protocol)
  }
}
