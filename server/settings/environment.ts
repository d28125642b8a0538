import { isIP } from 'node:net'
import { z } from 'zod'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'

const webhookSecretRule =
  'must be "whsec_" and at least 24 bytes in base64; create one with: echo whsec_$(openssl rand -base64 32)'

export const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(1).max(65_535).default(3000),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin without a path, such as https://www.example.com')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => hasScheme('postgres:', 'postgresql:')(url.replace(/,[^/?#]+/, '')),
      'must look like postgres://user:password@host:5432/name, or with several hosts: @one:5432,two:5432/name',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; create one with: openssl rand -hex 32')
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
  WATCH: z.enum(['0', '1']).optional(),
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
  STAFF_TEST_ADDRESSES: z
    .string()
    .default('')
    .transform(words)
    .refine(
      (all) => all.every((address) => normalizeEmail(address) === address),
      'must be email addresses in lower case, with commas between',
    ),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^[\w.-]{16,200}$/, 'must be at least 16 letters, digits, dots, dashes and underscores')
    .optional(),
  OPENAI_API_KEY: z.string().min(8, 'must be a key of the image service').optional(),
  OPENAI_BASE_URL: z
    .string()
    .refine(hasScheme('http:', 'https:'), 'must look like https://api.openai.com/v1')
    .default('https://api.openai.com/v1'),
  OPENAI_IMAGE_MODEL: z
    .string()
    .regex(/^[\w.:/-]{1,100}$/, 'must be the name of a model, such as gpt-image-2.5-flare')
    .default('gpt-image-2.5-flare'),
  IMAGES_PER_DAY: wholeNumber(50, 1, 100_000),
  IMAGES_PER_VISITOR: wholeNumber(5, 1, 1000),
  ALERT_URL: z.string().refine(hasScheme('http:', 'https:'), 'must be an http or https address').optional(),
  ALERT_EMAIL: z.email('must be an email address').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

function wholeNumber(standard: number, least: number, most: number) {
  const number = z.coerce.number('must be a number').int('must be a whole number')
  return number.min(least).max(most).default(standard)
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

/** A signing key as https://www.standardwebhooks.com writes it. */
function isWebhookSecret(text: string): boolean {
  return /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text)
}
