import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, settingNames, warningsOf } from './env.ts'

const online = { PUBLIC_ORIGIN: 'https://www.example.com', SECRET: 's'.repeat(32) }

test('without any setting the product runs on this machine only', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicOrigin: 'http://127.0.0.1:3000',
    secure: false,
    trustedProxies: [],
    logLevel: 'info',
  })
})

test('saves are published while the product runs on this machine only, or where the operator says so', () => {
  expect(readSettings({}).watch).toBe(true)
  expect(readSettings({ WATCH: '0' }).watch).toBe(false)
  for (const quiet of [online, { NODE_ENV: 'production' }, { ROLE: 'worker' }]) {
    expect(readSettings(quiet).watch).toBe(false)
    expect(readSettings({ ...quiet, WATCH: '1' }).watch).toBe(true)
  }
  expect(() => readSettings({ WATCH: 'yes' })).toThrow('WATCH must be one of 0, 1')
})

test('production is https, or on this machine alone', () => {
  const production = { NODE_ENV: 'production' }
  expect(() => readSettings({ ...production, PUBLIC_ORIGIN: 'http://porch.test' })).toThrow(
    'PUBLIC_ORIGIN must be https in production, not http://porch.test',
  )
  expect(() => readSettings({ ...production, PUBLIC_ORIGIN: 'http://127.evil.example' })).toThrow(
    'must be https',
  )
  for (const PUBLIC_ORIGIN of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(readSettings({ ...production, PUBLIC_ORIGIN }).publicOrigin).toBe(PUBLIC_ORIGIN)
  expect(readSettings({ PUBLIC_ORIGIN: 'http://porch.test' }).secure).toBe(false)
})

test('a start online without the address of its proxy is warned of', () => {
  expect(warningsOf(readSettings(online))).toEqual([expect.stringContaining('TRUSTED_PROXIES is empty')])
  expect(warningsOf(readSettings({ ...online, TRUSTED_PROXIES: '10.0.0.1' }))).toEqual([])
  expect(warningsOf(readSettings({}))).toEqual([])
})

test('the data folder is meant from where the product was started', () => {
  expect(readSettings({}).dataDir).toBe(join(process.cwd(), '.data'))
})

test('an empty setting counts as not set', () => {
  const settings = readSettings({ SMTP_URL: '', DATABASE_URL: ' ', PORT: '' })
  expect(settings.port).toBe(3000)
  expect(settings).not.toHaveProperty('smtpUrl')
  expect(settings).not.toHaveProperty('databaseUrl')
})

test('trusted proxies are a list of addresses and ranges', () => {
  expect(readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ])
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ PORT: '0' }, 'PORT must be at least 1'],
  [{ PUBLIC_ORIGIN: 'www.example.com' }, 'PUBLIC_ORIGIN must be an origin without a path'],
  [{ PUBLIC_ORIGIN: 'https://www.example.com/shop' }, 'PUBLIC_ORIGIN must be an origin without a path'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must look like postgres://'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtps://'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or ranges'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn'],
  [{ SECRET: '1234567' }, 'SECRET must have at least 32 characters'],
  [{ PUBLIC_ORIGIN: online.PUBLIC_ORIGIN }, 'SECRET is missing'],
  [{ ...online, CLOCK_FILE: 'clock' }, 'CLOCK_FILE is for tests only'],
])('%o is refused with a line that says how to correct it', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(line)
})

test('every wrong setting is named, one line each', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/^PORT .+\nLOG_LEVEL .+$/)
})

test('a refusal never repeats a secret', () => {
  expect(() => readSettings({ SMTP_URL: 'http://user:hunter2@mail' })).toThrow(/^(?!.*hunter2)/)
})

test('.env.example explains every setting, and only settings that exist', () => {
  const example = readFileSync(join(import.meta.dirname, '../..', '.env.example'), 'utf8')
  const explained = [...example.matchAll(/^# ?([A-Z_]+)=/gm)].map((match) => match[1])
  expect(new Set(explained)).toEqual(new Set(settingNames))
})
